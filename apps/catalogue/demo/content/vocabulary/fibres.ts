import { type FibreCode, fibres } from '@selvedge/domain/textile';
import type { Words } from '../types';

/** The names of fibres as a buyer filters by them. */
export const fibreNames: Readonly<Record<FibreCode, Words>> = fibres;
