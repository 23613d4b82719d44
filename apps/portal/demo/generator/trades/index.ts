import { clothTrades } from './cloth';
import { serviceTrades } from './service';
import type { DemoTrade } from './trade';
import { yarnTrades } from './yarn';

/** The trades of the association's companies. */
export const trades: Readonly<Record<string, DemoTrade>> = { ...yarnTrades, ...clothTrades, ...serviceTrades };
