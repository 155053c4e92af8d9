import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import { show } from "../shared/show.ts";

show(
  <>
    <CssBaseline />
    <Button variant="contained">Generate notes</Button>
  </>,
);
