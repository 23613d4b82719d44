import { AnswerError } from '@selvedge/api-client';
import { type DataProvider, HttpError, type RaRecord } from 'react-admin';

/** What a form holds. The server checks it against the contract. */
export type Values = Record<string, unknown>;

export type Row = RaRecord<number>;

export interface Range {
  readonly limit: number;
  readonly offset: number;
}

interface Listed {
  readonly list: readonly Row[];
  readonly total: number;
  /** What is told of all that fit, beside them: such as the sums of the books. */
  readonly meta?: Values;
}

/** How records of one kind are read and written by the calls of the API. What is left out can't be done. */
export interface DeskResource {
  readonly list: (range: Range, filter: Values) => Promise<Listed>;
  readonly one?: (id: number) => Promise<Row>;
  readonly create?: (values: Values) => Promise<{ readonly id: number }>;
  readonly update?: (id: number, values: Values) => Promise<Values>;
  readonly remove?: (ids: readonly number[]) => Promise<unknown>;
}

export type DeskResources = Readonly<Record<string, DeskResource>>;

/** The most that a list is asked for at once (the contract's bound). */
const mostRows = 60;

/** react-admin's way to the typed client: a table of resources and nothing else. */
export function deskData(resources: DeskResources): DataProvider {
  const of = (name: string): DeskResource => {
    const found = resources[name];
    if (found === undefined) throw new Error(`The desk has no resource ${name}.`);
    return found;
  };
  const list = async (name: string, range: Range, filter: Values) => {
    const { list: data, total, meta } = await said(of(name).list(range, filter));
    return { data: [...data], total, meta };
  };
  const one = async (name: string, id: number): Promise<Row> => {
    const read = of(name).one;
    if (read !== undefined) return said(read(id));
    const { data } = await list(name, { limit: mostRows, offset: 0 }, {});
    const found = data.find((row) => row.id === id);
    if (found === undefined) throw new HttpError('ra.notification.item_doesnt_exist', 404);
    return found;
  };
  const remove = async (name: string, ids: readonly number[]) => {
    await said(able(of(name).remove)(ids), 'desk.in_use');
    return { data: [...ids] };
  };
  const update = async (name: string, id: number, values: Values) => ({
    data: { ...values, ...(await said(able(of(name).update)(id, values))), id },
  });
  const provider: DataProvider<string> = {
    getList: (name, { pagination, filter }) => list(name, rangeOf(pagination), filter as Values),
    getManyReference: (name, { pagination, filter, target, id }) =>
      list(name, rangeOf(pagination), { ...(filter as Values), [target]: id }),
    getOne: async (name, { id }) => ({ data: (await one(name, Number(id))) as never }),
    getMany: async (name, { ids }) => ({
      data: (await Promise.all(ids.map((id) => one(name, Number(id))))) as never[],
    }),
    create: async (name, { data }) => ({
      data: { ...(data as Values), ...(await said(able(of(name).create)(data as Values))) } as never,
    }),
    update: async (name, { id, data }) => (await update(name, Number(id), data as Values)) as never,
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await update(name, Number(id), data as Values);
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => {
      await remove(name, [Number(id)]);
      return { data: previousData as never };
    },
    deleteMany: async (name, { ids }) => {
      await remove(name, ids.map(Number));
      return { data: ids };
    },
  } as DataProvider<string>;
  return provider;
}

function rangeOf(pagination: { readonly page: number; readonly perPage: number } | undefined): Range {
  const { page = 1, perPage = 25 } = pagination ?? {};
  const limit = Math.min(mostRows, perPage);
  return { limit, offset: (page - 1) * limit };
}

function able<Does>(does: Does | undefined): Does {
  if (does === undefined) throw new HttpError('ra.notification.not_authorized', 403);
  return does;
}

/** Says a refusal the way react-admin shows one: a sentence, and what is wrong at each field. */
export async function said<Result>(answer: Promise<Result>, conflict = 'desk.conflict'): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AnswerError)) throw new HttpError('desk.no_connection', 0);
    const message = error.status === 409 ? conflict : error.message;
    const errors = Object.fromEntries(error.issues.map((issue) => [issue.field, issue.message]));
    throw new HttpError(message, error.status, error.issues.length > 0 ? { errors } : undefined);
  }
}
