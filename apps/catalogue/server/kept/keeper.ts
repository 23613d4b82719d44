/** How long what is kept counts as new: milliseconds. It is made again behind the answer then. */
const freshFor = 60_000;

/** What takes long to make is made again the more seldom: at most this part of the time goes into it. */
const share = 0.01;

/** Milliseconds that somebody waits for what may also be told in another way, or as it was. */
const patience = 150;

/** More names than a site has; what they stand for is small. */
const mostNames = 1_000;

/** Keeps in memory what is the same until something is published. */
export interface Keeper {
  /** The value as it is after the last publication. It is made once, however many ask. */
  exactly<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /** The same for what is costly: as it was, or nothing, while it is being made. */
  meanwhile<Value>(name: string, make: () => Promise<Value>): Promise<Value | undefined>;
}

/** A keeper that is told of publications. */
export interface HearingKeeper extends Keeper {
  /** Something was published: everything is made again. */
  expire(): void;
  /** Whether publications are heard of. As long as they are not, nothing is kept. */
  hears(isHearing: boolean): void;
}

/** Everything is made anew for whoever asks, and what is costly is not made at all. */
export const keepsNothing: Keeper = {
  exactly: (_name, make) => make(),
  meanwhile: async () => undefined,
};

interface Made {
  readonly generation: number;
  readonly value: unknown;
  readonly freshUntil: number;
}

/**
 * @example
 * const kept = createKeeper();
 * kept.hears(true);
 * await kept.exactly('shop', () => isShop(db, siteId)); // asks the database once between two publications
 */
export function createKeeper(now: () => number = Date.now): HearingKeeper {
  const values = new Map<string, Made>();
  const making = new Map<string, Promise<unknown>>();
  let generation = 0;
  let isHearing = false;

  const renew = <Value>(name: string, make: () => Promise<Value>): Promise<Value> => {
    const flight = `${generation} ${name}`;
    const begun = making.get(flight);
    if (begun !== undefined) return begun as Promise<Value>;
    const [of, start] = [generation, now()];
    const made = make()
      .then((value) => {
        if (values.size >= mostNames) values.clear();
        const took = now() - start;
        if (isHearing) values.set(name, { generation: of, value, freshUntil: now() + freshFor + took / share });
        return value;
      })
      .finally(() => making.delete(flight));
    making.set(flight, made);
    return made;
  };
  /** What is kept and right; when it has become old, it is made again for the next one. */
  const right = <Value>(name: string, make: () => Promise<Value>): Made | undefined => {
    const found = values.get(name);
    if (found === undefined || found.generation !== generation) return undefined;
    if (now() >= found.freshUntil) renew(name, make).catch(() => {});
    return found;
  };

  return {
    async exactly<Value>(name: string, make: () => Promise<Value>) {
      if (!isHearing) return make();
      const found = right(name, make);
      return found === undefined ? renew(name, make) : (found.value as Value);
    },
    async meanwhile<Value>(name: string, make: () => Promise<Value>) {
      if (!isHearing) return undefined;
      const found = right(name, make);
      if (found !== undefined) return found.value as Value;
      const before = values.get(name)?.value as Value | undefined;
      return within(
        renew(name, make).catch(() => before),
        before,
      );
    },
    expire() {
      generation += 1;
    },
    hears(does) {
      isHearing = does;
      if (!does) values.clear();
    },
  };
}

function within<Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, patience, otherwise);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
