import { serve } from "../_shared/deno.ts";
import { handle } from "./handler.ts";

serve(handle);
