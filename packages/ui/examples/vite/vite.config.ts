import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Only browsers that know light-dark(): with fallbacks for older ones, the theme would only follow the device.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
});
