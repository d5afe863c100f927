// The reference of uploads: node's http server, piped to a file that is on the disk when it answers; nothing else.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [, , port, folder] = process.argv;

createServer(async (request, response) => {
  // The next one may come before this one is removed.
  const path = join(folder, randomUUID());
  await pipeline(request, createWriteStream(path, { flush: true }));
  response.writeHead(204).end();
  await rm(path);
}).listen(Number(port), () => process.send?.('ready'));
