import { parseArgs } from 'node:util';
import { ApiError } from '@selvedge/error-catalogue';
import { mailOrigin } from '../mail/mail-origin';
import { listOrderEvents, listOrders } from '../shop/order-queries';
import { exits, type Program, runProgram, say } from '../staff/run-program';
import { findByNumber, readState, StaffError } from './find-by-number';
import { markPaid } from './mark-paid';
import { refundOrder } from './refund-order';
import { refuseProof } from './refuse-proof';
import { listLine, orderReport } from './report';
import type { StaffWorld } from './staff-world';

const help = `Looks after the shop's orders.

  npm run orders -- list [STATE …]                newest first; states such as proof_review, refund_due
  npm run orders -- show NUMBER                   all of an order, and what happened to it
  npm run orders -- mark-paid NUMBER              the money of a transfer is on the account
  npm run orders -- refuse-proof NUMBER REASON    the proof shows no payment; the buyer reads the reason
  npm run orders -- refund NUMBER [PAYMENT]       sends the money back; of a transfer, notes that you did

  --limit N   how many a list shows: 1 to 1000, 50 at first
  --help      show this

Exit codes: 0 done, 1 failed, 2 wrong usage.`;

type Command = (world: StaffWorld, words: readonly string[], limit: number) => Promise<readonly string[]>;

const commands: Readonly<Record<string, Command>> = {
  async list({ db }, states, limit) {
    const found = await listOrders(db, { states: states.map(readState), limit });
    return found.length === 0 ? ['No orders.'] : found.map(listLine);
  },
  async show({ db }, [number = '']) {
    const order = await findByNumber(db, number);
    return orderReport(order, await listOrderEvents(db, order.id));
  },
  async 'mark-paid'(world, [number = '']) {
    return [`${number}: ${await markPaid(world, number)}`];
  },
  async 'refuse-proof'(world, [number = '', ...reason]) {
    await refuseProof(world, number, reason.join(' '));
    return [`${number}: the buyer is asked for another proof.`];
  },
  async refund(world, [number = '', payment]) {
    const back = await refundOrder(world, number, payment === undefined ? undefined : Number(payment));
    return back.map(({ id }) => `${number}: payment ${id} went back.`);
  },
};

interface Asked {
  readonly command: Command;
  readonly words: readonly string[];
  readonly limit: number;
}

const program: Program<Asked> = {
  help,
  read(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { limit: { type: 'string', default: '50' }, help: { type: 'boolean', default: false, short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return null;
    const [name = '', ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new Error('Name one of list, show, mark-paid, refuse-proof, refund.');
    const limit = Number(values.limit);
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw new Error('--limit is a number from 1 to 1000.');
    return { command, words, limit };
  },
  async perform({ command, words, limit }, resources, settings) {
    const world = { ...resources, now: resources.now(), mailOrigin: mailOrigin(settings) };
    for (const line of await command(world, words, limit)) say(line);
    return exits.done;
  },
  explain: (error) =>
    error instanceof StaffError || error instanceof ApiError
      ? { sentence: error.message, exit: exits.failed }
      : undefined,
};

process.exitCode = await runProgram(program, process.argv.slice(2));
