import { feeBills } from './fee-bills';
import { feeBooks } from './fee-books';
import { feeDefinitions } from './fee-definitions';
import { feeSettings } from './fee-settings';
import { feeVouchers } from './fee-vouchers';

/** What the desk does about fees: one group of calls, each subject in a file of its own. */
export const feeDesk = { ...feeDefinitions, ...feeBills, ...feeVouchers, ...feeBooks, ...feeSettings };
