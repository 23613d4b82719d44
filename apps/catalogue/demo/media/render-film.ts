import { spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reduce } from './encode';
import { type Film, filmSize, films, frameMoments } from './films';
import { render } from './render';

const enlargement = 1.2;
/** A clip must start at once on a phone: about 380 KB for six seconds. */
const bitsPerClip = 3_000_000;

const codecs = {
  webm: ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-movflags', '+faststart'],
} as const;

/** Renders a clip and writes it as WebM and MP4; needs `ffmpeg` on the path. */
export async function renderFilm(film: Film, folder: string): Promise<void> {
  const { width, height, framesPerSecond } = filmSize;
  const frame = { width: Math.round(width * enlargement), height: Math.round(height * enlargement) };
  const { moments, order } = frameMoments(film, framesPerSecond);
  const frames: Buffer[] = [];
  for (const moment of moments) {
    frames.push(await reduce(render(film.at(moment), frame), width, height));
    if (frames.length % 10 === 0) process.stdout.write(`${film.name}  ${frames.length} of ${moments.length} frames\n`);
  }
  const shown = order.map((index) => frames[index] as Buffer);
  for (const [ending, codec] of Object.entries(codecs)) {
    const rate = String(Math.floor(bitsPerClip / film.seconds));
    const log = join(tmpdir(), `${film.name}-${ending}`);
    const pass = (number: string) => ['-b:v', rate, '-pass', number, '-passlogfile', log, '-pix_fmt', 'yuv420p'];
    await encode(shown, [...codec, ...pass('1'), '-f', 'null', '/dev/null']);
    await encode(shown, [...codec, ...pass('2'), `${folder}${film.name}.${ending}`]);
  }
}

/** Lists the clips with what a page needs to embed them. */
export function writeFilmManifest(folder: string): void {
  const { width, height } = filmSize;
  const made = films.filter(({ name }) => existsSync(`${folder}${name}.webm`) && existsSync(`${folder}${name}.mp4`));
  const lines = made.map(({ name, seconds }) =>
    JSON.stringify({
      name,
      poster: `${name}.webp`,
      width,
      height,
      seconds,
      webmBytes: statSync(`${folder}${name}.webm`).size,
      mp4Bytes: statSync(`${folder}${name}.mp4`).size,
    }),
  );
  writeFileSync(`${folder}manifest.json`, `[\n  ${lines.join(',\n  ')}\n]\n`);
}

function encode(frames: readonly Buffer[], output: readonly string[]): Promise<void> {
  const { width, height, framesPerSecond } = filmSize;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  return new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => (code ? reject(new Error(`ffmpeg ended with code ${code}.`)) : resolve()));
    for (const frame of frames) ffmpeg.stdin.write(frame);
    ffmpeg.stdin.end();
  });
}
