import { createServer } from 'node:http';
import { connectionPool } from './own-database.mjs';

/** The least that answers a query over HTTP: `node:http`, one statement of `pg`, `JSON.stringify`. */
const queries = JSON.parse(process.env.QUERIES ?? '{}');
const pool = connectionPool(process.env.DATABASE_URL ?? '');

createServer(async (request, response) => {
  const query = queries[request.url ?? ''];
  const body = query ? JSON.stringify({ code: 0, message: '', data: (await pool.query(query)).rows }) : '{}';
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
