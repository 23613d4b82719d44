// Renders the demo catalogue's pictures: `npm run demo:media [-- names | --all | --films | --models]`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const catalogue = fileURLToPath(new URL('../apps/catalogue/', import.meta.url));
const program = `${catalogue}demo/media/main.ts`;
const node = ['--conditions=@selvedge/source', '--import', 'tsx', program, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, node, { cwd: catalogue, stdio: 'inherit' });
process.exit(status ?? 1);
