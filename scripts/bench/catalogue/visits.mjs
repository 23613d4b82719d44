import { Agent, request } from 'node:http';

/**
 * @typedef {object} Ask
 * @property {string} path
 * @property {string} [body] of a form that is sent as JSON
 *
 * @typedef {object} Answered
 * @property {number} status 0 when the connection broke
 * @property {number} milliseconds from the moment at which it was due
 */

const words = ['denim', 'oxford', 'organic', 'twill', 'linen', 'stretch', '牛仔', '棉', 'poplim', 'cotton twill'];

/**
 * What buyers do on a site, over and over in one order: of twenty visits sixteen are to lists and products, three look
 * for something, one sends an inquiry. Every third search is one that nobody has made before.
 *
 * @param {string} url
 * @returns {Promise<(turn: number) => Ask>}
 */
export async function buyers(url) {
  const list = await (await fetch(`${url}/product-products`)).text();
  const found = (/** @type {RegExp} */ like) => [...new Set([...list.matchAll(like)].map(([path]) => path))];
  const products = found(/\/product\/\d+-[\w-]+/g);
  const lists = [
    '/',
    '/zh-cn',
    '/product-products',
    '/product-products_list2.html',
    ...found(/\/product\/category\/\d+-[\w-]+/g),
  ];
  return (turn) => {
    const place = turn % 20;
    const round = Math.floor(turn / 20);
    if (place === 7) return { path: '/api/1/message-board/add', body: JSON.stringify(inquiry(turn)) };
    if (place % 7 === 3) {
      const word = words[round % words.length] ?? '';
      const asked = round % 3 === 0 ? `${word} ${turn}` : word;
      return { path: `/product-search?keywords=${encodeURIComponent(asked)}` };
    }
    const from = place % 2 === 0 ? products : lists;
    return { path: from[(round + place) % from.length] ?? '/' };
  };
}

/** @param {number} turn */
function inquiry(turn) {
  return {
    name: 'Buyer',
    email: `buyer${turn}@example.com`,
    msg: `How long does it take to weave ${turn} metres?`,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * @param {string} url
 * @param {Ask} ask
 * @returns {Promise<Answered>}
 */
export function visit(url, { path, body }) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const told = (/** @type {number} */ status) => resolve({ status, milliseconds: performance.now() - begun });
    const headers = { 'accept-encoding': 'br', ...(body ? { 'content-type': 'application/json' } : {}) };
    request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.on('end', () => told(answer.statusCode ?? 0)).resume();
    })
      .on('error', () => told(0))
      .end(body);
  });
}

/**
 * Visits that come at a rate, whatever becomes of the ones before.
 *
 * @param {() => Promise<Answered>} ask
 * @param {number} perSecond
 * @param {number} seconds
 */
export async function comingAt(ask, perSecond, seconds) {
  const begun = performance.now();
  /** @type {Promise<Answered>[]} */
  const asked = [];
  while (performance.now() < begun + seconds * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (asked.length < due) asked.push(ask());
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const answers = await Promise.all(asked);
  return { answers, seconds: (performance.now() - begun) / 1000 };
}

/** Lets go of every connection; whoever visits again makes new ones. */
export function endVisits() {
  agent.destroy();
}
