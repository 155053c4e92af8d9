import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import { Button, MantineProvider } from "@mantine/core";
import { show } from "../shared/show.ts";

show(
  <MantineProvider>
    <Button>Generate notes</Button>
  </MantineProvider>,
);
