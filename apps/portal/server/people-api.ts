import type { communityContract } from '@selvedge/api-contract/community';
import type { Handlers } from '@selvedge/server-kit';
import { changePassword, resetPassword, verifyPhone } from './account/change-password';
import { checkMembership, checkRights } from './account/check-membership';
import { checkNick, findPerson, searchPeople, showOwnCode } from './account/find-people';
import { logOff } from './account/log-off';
import { register } from './account/register';
import { listSessions, revokeSessions, signOut } from './account/revoke-sessions';
import { confirmScan, createScanKey, readScanState, redeemScan, scanKey } from './account/scan-keys';
import { syncSetting, updateSetting } from './account/settings';
import { signIn } from './account/sign-in';
import { giveSocketTicket } from './account/socket-ticket';
import { bindPhone, readAccount, updateAccount } from './account/update-account';
import { pageAudit } from './audit/page-audit';
import type { RequestContext } from './context';
import { assignPermissions, removeRole, saveRole } from './roles/change-roles';
import { giveRole, takeRole } from './roles/give-role';
import { listPermissions, pageRoles, pageRoleUsers } from './roles/list-roles';
import { makeFirstAdministrator } from './setup/first-administrator';
import { beginThirdParty, listThirdParties, signInByThirdParty } from './third-party/visit-third-party';
import { checkGuard } from './vcode/check-guard';
import { createPuzzle } from './vcode/create-puzzle';
import { sendCode } from './vcode/send-code';

type All = Handlers<RequestContext, typeof communityContract>;

/** Who does the work of the calls about people, accounts and rights. */
export const peopleHandlers: Pick<All, 'auth' | 'vcode' | 'user' | 'roles' | 'audit'> = {
  auth: {
    login: (context, input) => signIn(context, input, 'bearer'),
    h5Login: (context, input) => signIn(context, input, 'cookie'),
    register,
    firstAdministrator: makeFirstAdministrator,
    thirdParties: listThirdParties,
    thirdPartyBegin: beginThirdParty,
    thirdPartyLogin: signInByThirdParty,
    websocket: giveSocketTicket,
    logout: signOut,
    membershipCheck: checkMembership,
    membershipV2Check: checkRights,
  },
  vcode: { create: createPuzzle, guardCheck: checkGuard, send: sendCode },
  user: {
    info: readAccount,
    infoUpdate: updateAccount,
    search: searchPeople,
    checkNick,
    userCard: findPerson,
    qrcode: showOwnCode,
    scanKeyCreate: createScanKey,
    scanKeyState: readScanState,
    scanKeyScan: scanKey,
    scanKeyConfirm: confirmScan,
    scanKeyRedeem: redeemScan,
    logOff,
    password: changePassword,
    phoneBind: bindPhone,
    phoneVerify: verifyPhone,
    resetPassword,
    settingUpdate: updateSetting,
    settingSync: syncSetting,
    sessions: listSessions,
    sessionRevoke: revokeSessions,
  },
  roles: {
    page: pageRoles,
    users: pageRoleUsers,
    save: saveRole,
    remove: removeRole,
    give: giveRole,
    take: takeRole,
    permissions: listPermissions,
    assign: assignPermissions,
  },
  audit: { page: pageAudit },
};
