import { accountLimits } from '@selvedge/domain/account';
import { SelectField } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { AccountField, AccountForm, SendButton } from './account-form';
import type { MePartProps } from './me-page';
import { MeSection, SavedNote } from './me-section';

export function ProfileSection({ me, outcome, locale }: MePartProps) {
  const own = outcome?.intent === 'profile' ? outcome : undefined;
  return (
    <MeSection id="profile" title={m.account_profile({}, { locale })}>
      <AccountForm intent="profile" outcome={outcome} locale={locale}>
        <AccountField
          name="nick"
          label={m.account_nick({}, { locale })}
          hint={m.account_nick_hint({}, { locale })}
          outcome={own}
          defaultValue={own?.values.nick ?? me.user.nick}
          autoComplete="nickname"
          maxLength={accountLimits.nick.max * 2}
          required
        />
        <SelectField
          name="language"
          label={m.account_language({}, { locale })}
          error={own?.issues.language}
          defaultValue={own?.values.language ?? me.user.language}
        >
          <option value="zh-cn">{m.account_language_zh({}, { locale })}</option>
          <option value="en">{m.account_language_en({}, { locale })}</option>
        </SelectField>
        <SendButton intent="profile">{m.account_save({}, { locale })}</SendButton>
        {own?.isDone && <SavedNote>{m.account_saved({}, { locale })}</SavedNote>}
      </AccountForm>
    </MeSection>
  );
}
