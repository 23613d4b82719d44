import { startOrAttach } from './start-or-attach';

/** A process of its own for the tests: it holds a share in the server until it is told to give it back. */
const [dataDir = '', systemFolder = ''] = process.argv.slice(2);

try {
  const postgres = await startOrAttach({ dataDir, systemFolder, durable: false, explicit: systemFolder === '' });
  const url = await postgres.url('catalogue');
  process.stdout.write(`${JSON.stringify({ port: postgres.port, folder: postgres.folder, url })}\n`);
  await new Promise((resolve) => process.stdin.once('data', resolve));
  await postgres.release();
  process.exit(0);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: String(error) })}\n`);
  process.exit(1);
}
