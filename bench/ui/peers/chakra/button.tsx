import { Button, ChakraProvider } from "@chakra-ui/react";
import { buttonRecipe } from "@chakra-ui/react/theme";
import { show } from "../shared/show.ts";
import { systemWith } from "./system.ts";

show(
  <ChakraProvider value={systemWith({ button: buttonRecipe })}>
    <Button>Generate notes</Button>
  </ChakraProvider>,
);
