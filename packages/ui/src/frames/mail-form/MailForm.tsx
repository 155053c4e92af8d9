import { type FormEvent, type ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { mail } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { FieldMessage } from "../../forms/field-message/FieldMessage.tsx";
import { Select, type SelectOption } from "../../forms/select/Select.tsx";
import { TextArea } from "../../forms/text-area/TextArea.tsx";
import { TextField } from "../../forms/text-field/TextField.tsx";
import { useDraft } from "../../theme/draft.ts";
import { foot, form, long } from "./MailForm.css.ts";

interface MailFormValues<Category extends string> {
  readonly category: Category;
  readonly title: string;
  readonly message: string;
}

export interface MailFormProps<Category extends string> {
  /** "Category", "Issue Type" */
  readonly categoryLabel: string;
  readonly categories: readonly SelectOption<Category>[];
  readonly initialCategory?: Category | undefined;
  /** "Subject", "Title" */
  readonly titleLabel: string;
  readonly messageLabel: string;
  readonly messageHint?: string;
  /** Called with trimmed, non-empty texts. */
  readonly onSubmit: (values: MailFormValues<Category>) => void;
  /** Copies the whole message if the mail has only its beginning; undefined if the message fit. */
  readonly onCopyWhole?: (() => void) | undefined;
  /** Between the message and the button. */
  readonly children?: ReactNode;
}

/**
 * SUP-04: the frame of every form that opens a mail message. The button is disabled until all fields are filled, and a
 * text beside it says so. The texts stay after sending, because the message may never leave the mail client.
 */
export function MailForm<Category extends string>(props: MailFormProps<Category>) {
  const { categoryLabel, categories, titleLabel, messageLabel, messageHint, onSubmit, onCopyWhole, children } = props;
  const [category, setCategory] = useDraft("category", props.initialCategory);
  const [title, setTitle] = useDraft("title", "");
  const [message, setMessage] = useDraft("message", "");
  const values =
    category === undefined || title.trim() === "" || message.trim() === ""
      ? undefined
      : { category, title: title.trim(), message: message.trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values !== undefined) onSubmit(values);
  };
  return (
    <form className={form} onSubmit={submit}>
      <Select
        label={categoryLabel}
        placeholder="Choose one"
        options={categories}
        value={category}
        onChange={setCategory}
      />
      <TextField label={titleLabel} value={title} onChange={setTitle} autoComplete="off" required />
      <TextArea
        label={messageLabel}
        value={message}
        onChange={setMessage}
        rows={6}
        required
        {...(messageHint === undefined ? {} : { hint: messageHint })}
      />
      {children}
      <div className={foot}>
        <Button type="submit" variant="primary" disabled={values === undefined}>
          <Icon glyph={mail} size="small" />
          Send
        </Button>
        {values === undefined && <FieldMessage>Please fill in all fields</FieldMessage>}
        <output className={long}>
          {onCopyWhole !== undefined && (
            <>
              <FieldMessage>
                Your message is too long for your email app to open in full. Copy the full text and paste it into the
                email.
              </FieldMessage>
              <Button onClick={onCopyWhole}>Copy Full Message</Button>
            </>
          )}
        </output>
      </div>
    </form>
  );
}
