// Only the palettes of the default theme, which is less than the single styles.css that the library's guide starts
// with.
import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/indigo.css";
import "@radix-ui/themes/tokens/colors/slate.css";
import "@radix-ui/themes/components.css";
import "@radix-ui/themes/utilities.css";
