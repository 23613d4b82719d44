import { createServer } from 'node:http';

/** The least that `node:http` does: it sends the bytes that it was given, in the form that is asked for. */
const { url, path } = JSON.parse(process.env.BARE ?? '{}');

/** @param {Record<string, string>} headers */
async function taken(headers) {
  const { request } = await import('node:http');
  return new Promise((resolve) => {
    request(url + path, { headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
        const kept = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
        resolve({
          body: Buffer.concat(parts),
          status: answer.statusCode,
          headers: kept.flat(),
          tag: answer.headers.etag,
        });
      });
    }).end();
  });
}

const raw = await taken({});
const br = await taken({ 'accept-encoding': 'br' });
const unchanged = await taken({ 'accept-encoding': 'br', 'if-none-match': br.tag });

createServer((request, response) => {
  const form =
    request.headers['if-none-match'] !== undefined ? unchanged : request.headers['accept-encoding'] === 'br' ? br : raw;
  response.writeHead(form.status, form.headers);
  response.end(form.body);
}).listen(Number(process.env.PORT), '127.0.0.1');
