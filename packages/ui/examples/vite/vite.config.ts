import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // Browsers that know light-dark(): for older ones the theme would follow the device alone.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
});
