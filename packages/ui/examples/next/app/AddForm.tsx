"use client";

import { Button } from "@lectern/ui/elements/button";
import { Stack } from "@lectern/ui/elements/stack";
import { Checkbox } from "@lectern/ui/forms/checkbox";
import { Switch } from "@lectern/ui/forms/switch";
import { TextField } from "@lectern/ui/forms/text-field";
import { Dialog } from "@lectern/ui/overlays/dialog";
import { type FormEvent, useRef, useState } from "react";

export function AddForm() {
  const [added, setAdded] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get("title");
    if (typeof title === "string") setAdded(title);
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="m">
        <TextField label="Title" name="title" required />
        <Checkbox name="owned">I have it</Checkbox>
        <Switch label="Remind me" name="remind" />
        <Button ref={add} type="submit" variant="primary">
          Add to the list
        </Button>
      </Stack>
      <Dialog
        open={added !== undefined}
        onOpenChange={() => setAdded(undefined)}
        title={`${added ?? ""} is on the list`}
        closable
        focusFallback={add}
      >
        {null}
      </Dialog>
    </form>
  );
}
