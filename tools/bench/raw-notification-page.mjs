// The reference of notification-page: node's http server and the same statement, nothing else.
import { createServer } from 'node:http';
import pg from 'pg';

const [, , port, url, userId] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });

createServer(async (_request, response) => {
  const { rows } = await pool.query({
    name: 'page',
    text: 'select * from notification where user_id = $1 order by seq desc limit 10',
    values: [userId],
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total: 100_000, items: rows }));
}).listen(Number(port), () => process.send?.('ready'));
