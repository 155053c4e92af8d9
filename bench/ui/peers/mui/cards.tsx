import Avatar from "@mui/material/Avatar";
import Surface from "@mui/material/Card";
import CssBaseline from "@mui/material/CssBaseline";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { offerCards } from "../shared/cards.tsx";
import { dots, microphone, star } from "../shared/drawings.tsx";
import { type CardProps, formatDay } from "../shared/recordings.ts";

function Card({ recording, onFavorite, onDelete }: CardProps) {
  const { id, name, color, isFavorite } = recording;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Surface component="article" variant="outlined">
      <Stack direction="row">
        <Avatar style={{ background: color }}>{microphone}</Avatar>
        <IconButton
          aria-pressed={isFavorite}
          aria-label={`Favorite ${name}`}
          onClick={() => onFavorite(id, !isFavorite)}
        >
          {star}
        </IconButton>
        <IconButton
          aria-haspopup="menu"
          aria-label={`More for ${name}`}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {dots}
        </IconButton>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => onDelete(id)}>Delete</MenuItem>
        </Menu>
      </Stack>
      <Typography component="h2" variant="subtitle1">
        {name}
      </Typography>
      <Typography component="time" variant="body2" color="textSecondary" dateTime={recording.createdAt}>
        {formatDay(recording)}
      </Typography>
      <Link href={`#${id}`}>Open Recording</Link>
    </Surface>
  );
}

offerCards(Card, ({ children }) => (
  <>
    <CssBaseline />
    {children}
  </>
));
