import type { Server } from 'node:http';

/** An HTTP server (not yet listening) for the files under `folder`, at the path `base`. */
export function createSiteServer(folder: string, base?: string): Server;
