import type { communityContract } from '@selvedge/api-contract/community';
import type { Handlers } from '@selvedge/server-kit';
import { decideVoucher } from './bills/decide-voucher';
import { exportBooks } from './bills/export-books';
import { listReceipts } from './bills/list-receipts';
import { listUndelivered } from './bills/list-undelivered';
import { modifyPayStatus } from './bills/modify-pay-status';
import { pageOwnBills, searchBills } from './bills/page-bills';
import { payOnline } from './bills/pay-online';
import { findBill, readOwnBill } from './bills/read-bill';
import { readLedger } from './bills/read-ledger';
import { searchVouchers } from './bills/search-vouchers';
import { sendVoucher } from './bills/send-voucher';
import type { RequestContext } from './context';
import { listTurnovers, readFeeSettings, saveFeeSettings, saveTurnover } from './fees/fee-settings';
import { previewFee } from './fees/preview-fee';
import { publishFee } from './fees/publish-fee';
import { readFee } from './fees/read-fee';
import { removeFee } from './fees/remove-fee';
import { saveFee } from './fees/save-fee';
import { findDeskFee, searchFees } from './fees/search-fees';

type All = Handlers<RequestContext, typeof communityContract>;

/** Who does the work of the calls about fees: what members owe, and how it is paid. */
export const feeHandlers: Pick<All, 'fees' | 'feeDesk'> = {
  fees: { page: pageOwnBills, detail: readFee, payDetail: readOwnBill, uploadPayVoucher: sendVoucher, payOnline },
  feeDesk: {
    search: searchFees,
    get: findDeskFee,
    save: saveFee,
    remove: removeFee,
    preview: previewFee,
    publish: publishFee,
    bills: searchBills,
    bill: findBill,
    modifyMemberPayStatus: modifyPayStatus,
    vouchers: searchVouchers,
    voucherDecide: decideVoucher,
    ledger: readLedger,
    export: exportBooks,
    receipts: listReceipts,
    undelivered: listUndelivered,
    settings: readFeeSettings,
    settingsSave: saveFeeSettings,
    turnovers: listTurnovers,
    turnoverSave: saveTurnover,
  },
};
