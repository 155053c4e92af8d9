import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import CircularProgress from "@mui/material/CircularProgress";
import CssBaseline from "@mui/material/CssBaseline";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { dots } from "../shared/drawings.tsx";
import { show } from "../shared/show.ts";

show(
  <>
    <CssBaseline />
    <Stack spacing={2}>
      <Typography variant="h1">Organic Chemistry</Typography>
      <Typography color="textSecondary">An hour of talk can be read in minutes.</Typography>
      <Chip label="Premium" size="small" />
      <Link href="#transcript">Transcript</Link>
      <Skeleton />
      <CircularProgress />
      <IconButton aria-label="More">{dots}</IconButton>
      <span style={visuallyHidden}>Three recordings</span>
      <Button variant="contained">Generate notes</Button>
    </Stack>
  </>,
);
