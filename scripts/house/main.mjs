import { requireNode } from './require-node.mjs';

/**
 * Runs a root command: refuses an old Node, ends with the command's exit code, and turns an expected failure into
 * its one sentence.
 *
 * @param {() => Promise<number | void>} command
 */
export async function main(command) {
  requireNode();
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
