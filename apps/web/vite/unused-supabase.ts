// Stands in for @supabase/realtime-js and @supabase/storage-js, which nothing here uses and which supabase-js would
// bring along: 23 kB of the app's first script. A call throws an error that says what to do.
const throwAbsent = (part: string): never => {
  throw new Error(`supabase-js's ${part} is left out of the app's bundle: take it back in vite.config.ts`);
};

export class RealtimeClient {
  // supabase-js hands every new token over, used or not.
  async setAuth(): Promise<void> {}
  channel = () => throwAbsent("realtime");
  getChannels = () => [];
  removeChannel = () => throwAbsent("realtime");
  removeAllChannels = async () => [];
}

export class StorageClient {
  from = () => throwAbsent("storage");
}

export class StorageApiError extends Error {}
