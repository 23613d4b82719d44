import { createLog, readSettings, SettingError } from '@selvedge/server-kit';
import { openResources, type Resources } from '../resources';
import { type CatalogueSettings, catalogueSettings } from '../settings';

/** A command that staff run beside the site, on its database and files. */
export interface Program<Asked> {
  readonly help: string;
  /**
   * Reads what was typed; null is a wish for the help.
   *
   * @throws {Error} what was typed is no command; the message says why in one sentence
   */
  readonly read: (args: readonly string[]) => Asked | null;
  /** Does it, and tells the exit code. */
  readonly perform: (asked: Asked, resources: Resources, settings: CatalogueSettings) => Promise<number>;
  /** Of an error that staff can do something about: the sentence that says so. */
  readonly explain?: (error: unknown) => { readonly sentence: string; readonly exit: number } | undefined;
}

export const exits = { done: 0, failed: 1, usage: 2 } as const;

/** Runs a program with what was typed, and tells its exit code. What is no wrong use and no known failure is a bug, told whole. */
export async function runProgram<Asked>(program: Program<Asked>, args: readonly string[]): Promise<number> {
  const asked = readOrExplain(program, args);
  if (!asked.ok) return asked.exit;
  try {
    const settings = readSettings(catalogueSettings, process.env);
    const resources = await openResources(settings, { log: createLog({ level: 'warn', write: tell }) });
    try {
      return await program.perform(asked.value, resources, settings);
    } finally {
      await resources.close();
    }
  } catch (error) {
    const known = error instanceof SettingError ? undefined : program.explain?.(error);
    if (known) tell(known.sentence);
    else tell(error instanceof SettingError ? error.message : String(error instanceof Error ? error.stack : error));
    return known?.exit ?? exits.failed;
  }
}

/** What staff asked for goes to the standard output, a line at a time. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What went wrong goes to the standard error. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

type Read<Asked> = { readonly ok: true; readonly value: Asked } | { readonly ok: false; readonly exit: number };

function readOrExplain<Asked>({ read, help }: Program<Asked>, args: readonly string[]): Read<Asked> {
  try {
    const value = read(args);
    if (value !== null) return { ok: true, value };
    say(help);
    return { ok: false, exit: exits.done };
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return { ok: false, exit: exits.usage };
  }
}
