import { useHref } from '@remix-run/react';
import { type Actor, may } from '@selvedge/domain/rights';
import { type ReactNode, useMemo } from 'react';
import { Admin, Resource } from 'react-admin';
import { inLanguage, type Locale } from '../language/address';
import { deskAuth } from './auth-provider';
import { deskData } from './data-provider';
import { type DeskCalls, deskApi } from './desk-api';
import { DeskContext, type OtherDesk } from './desk-context';
import { DeskLayout, DeskNotification } from './desk-layout';
import { deskResources } from './desk-resources';
import { sections } from './desk-sections';
import { deskTheme } from './desk-theme';
import { Today } from './today';
import { deskI18n } from './words/desk-i18n';

interface DeskProps {
  readonly ccId: number;
  readonly calls: DeskCalls;
  readonly otherDesks: readonly OtherDesk[];
  readonly locale: Locale;
}

/** The secretariat's desk. It comes to the browser when somebody opens it, and not before. */
export default function Desk({ ccId, calls, otherDesks, locale }: DeskProps): ReactNode {
  const root = useHref('/').replace(/\/$/, '');
  const desk = useMemo(() => {
    const api = deskApi(calls, locale);
    const place = { api, ccId, locale, otherDesks, hrefOf: (address: string) => root + address };
    return {
      place,
      data: deskData(deskResources(place)),
      auth: deskAuth(api, place),
      words: deskI18n(locale),
    };
  }, [ccId, calls, otherDesks, locale, root]);
  return (
    <DeskContext.Provider value={desk.place}>
      <Admin
        basename={inLanguage('/manage', locale)}
        dataProvider={desk.data}
        authProvider={desk.auth}
        i18nProvider={desk.words}
        theme={deskTheme}
        darkTheme={null}
        layout={DeskLayout}
        notification={DeskNotification}
        dashboard={Today}
        requireAuth
        disableTelemetry
      >
        {(actor: Actor) =>
          sections
            .filter(({ permission }) => may(actor, permission))
            .map(({ name, permission: _permission, group: _group, ...screens }) => (
              <Resource key={name} name={name} {...screens} recordRepresentation="name" />
            ))
        }
      </Admin>
    </DeskContext.Provider>
  );
}
