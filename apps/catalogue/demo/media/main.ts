import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeWebp, reduce } from './encode';
import { films } from './films';
import { writeManifest } from './manifest';
import { models } from './models/models';
import { writeModel } from './models/write-model';
import { allPictures } from './pictures/all-pictures';
import type { PictureOrder } from './pictures/picture-order';
import { render } from './render';
import { renderFilm, writeFilmManifest } from './render-film';

/** Outlines are rendered larger and brought down, to be smooth; cloth from edge to edge has none. */
const enlargementOf = ({ scene }: PictureOrder): number => (edgeToEdge.includes(scene.kind) ? 1 : 1.15);
const edgeToEdge: readonly PictureOrder['scene']['kind'][] = ['macro', 'pattern', 'drape', 'rolls'];
/** As many as the machine is likely to spare. */
const renderers = 3;
const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const modelFolder = fileURLToPath(new URL('../models/', import.meta.url));
const filmFolder = fileURLToPath(new URL('../films/', import.meta.url));
const fileOf = (order: PictureOrder): string => `${folder}${order.name}.webp`;

if (process.send) process.on('message', (name: string) => void renderOne(name).then(() => process.send?.(name)));
else if (process.argv.includes('--films')) await renderFilms(process.argv.slice(2));
else if (process.argv.includes('--models')) await writeModels(process.argv.slice(2));
else await renderMissing(process.argv.slice(2));

/** Renders the named pictures, or all that are missing, in a few processes. */
async function renderMissing(args: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const names = args.filter((word) => !word.startsWith('--'));
  const unknown = names.filter((name) => !allPictures.some((order) => order.name.startsWith(name)));
  if (unknown.length) throw new Error(`No picture is called ${unknown.join(', ')}.`);
  const waiting = allPictures.filter((order) =>
    names.length
      ? names.some((name) => order.name.startsWith(name))
      : args.includes('--all') || !existsSync(fileOf(order)),
  );
  const total = waiting.length;
  let done = 0;
  const work = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = () => {
        const order = waiting.shift();
        if (order) worker.send(order.name);
        else worker.disconnect();
      };
      worker.on('message', (name: string) => {
        process.stdout.write(`${String(++done).padStart(4)} of ${total}  ${name}\n`);
        next();
      });
      worker.on('exit', (code) => (code ? reject(new Error(`A renderer ended with code ${code}.`)) : resolve()));
      next();
    });
  const workers = Math.min(renderers, total);
  await Promise.all(Array.from({ length: workers }, () => work(startWorker())));
  await writeManifest(folder, allPictures);
}

/** A worker reads TypeScript with the flags of its parent. */
function startWorker(): ChildProcess {
  return fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
}

/** Renders the named clips, or all of them, one after another. */
async function renderFilms(args: readonly string[]): Promise<void> {
  mkdirSync(filmFolder, { recursive: true });
  const names = args.filter((word) => !word.startsWith('--'));
  for (const film of films) if (names.length === 0 || names.includes(film.name)) await renderFilm(film, filmFolder);
  writeFilmManifest(filmFolder);
}

/** Writes the named models, or all of them. */
async function writeModels(args: readonly string[]): Promise<void> {
  mkdirSync(modelFolder, { recursive: true });
  const names = args.filter((word) => !word.startsWith('--'));
  for (const model of models) {
    if (names.length > 0 && !names.includes(model.name)) continue;
    await writeModel(model, `${modelFolder}${model.name}.glb`);
    process.stdout.write(`${model.name}\n`);
  }
}

async function renderOne(name: string): Promise<void> {
  const order = allPictures.find((picture) => picture.name === name);
  if (!order) return;
  const { width, height } = order;
  const enlargement = enlargementOf(order);
  const frame = { width: Math.round(width * enlargement), height: Math.round(height * enlargement) };
  const pixels = await reduce(render(order.scene, frame), width, height);
  writeFileSync(fileOf(order), await encodeWebp(pixels, width, height, order.bytes));
}
