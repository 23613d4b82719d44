import { accountLimits } from '@selvedge/domain/account';
import { m } from '../paraglide/messages';
import { AccountField, AccountForm, SendButton } from './account-form';
import type { MePartProps } from './me-page';
import { MeSection, SavedNote } from './me-section';
import { OwnerProof, SendProof } from './owner-proof';

export function PasswordSection({ me, outcome, locale }: MePartProps) {
  const own = outcome?.intent === 'change-password' ? outcome : undefined;
  return (
    <MeSection id="password" title={m.account_security({}, { locale })}>
      <SendProof me={me} outcome={outcome} locale={locale} />
      <AccountForm intent="change-password" outcome={outcome} locale={locale}>
        {/* Password managers ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email ?? me.user.phone ?? ''} />
        <OwnerProof me={me} outcome={own} locale={locale} name="old_password" />
        <AccountField
          name="password"
          type="password"
          label={m.account_new_password({}, { locale })}
          hint={m.account_password_hint({}, { locale })}
          outcome={own}
          autoComplete="new-password"
          maxLength={accountLimits.password.max}
          required
        />
        <SendButton intent="change-password">{m.account_save({}, { locale })}</SendButton>
        {own?.isDone && <SavedNote>{m.account_password_saved({}, { locale })}</SavedNote>}
      </AccountForm>
    </MeSection>
  );
}
