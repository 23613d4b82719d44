import { Hono } from 'hono';
import type pg from 'pg';

/**
 * `/healthz`: 200 while the process and its database answer, 503 otherwise. A balancer asks it often, so it asks the
 * database no more than once a second.
 */
export function health(pool: Pick<pg.Pool, 'query'>): Hono {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  const databaseAnswers = () => {
    if (asked === undefined || performance.now() - asked.at > 1_000) {
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      );
      asked = { at: performance.now(), answer };
    }
    return asked.answer;
  };
  return new Hono().get('/healthz', async (c) => {
    const database = await databaseAnswers();
    c.header('cache-control', 'no-store');
    return c.json({ database: database ? 'up' : 'away' }, database ? 200 : 503);
  });
}
