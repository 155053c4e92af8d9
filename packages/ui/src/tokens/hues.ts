export {
  blue,
  blueDark,
  jade,
  jadeDark,
  orange,
  orangeDark,
  tomato,
  tomatoDark,
  yellow,
  yellowDark,
} from "@radix-ui/colors";
