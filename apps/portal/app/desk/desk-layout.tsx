import Translate from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  AppBar,
  CheckForApplicationUpdate,
  Layout,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { inLanguage, otherLanguage } from '../language/address';
import { useDesk } from './desk-context';

/** The desk's frame: what it can do at the side, whose it is on top. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Layout appBar={DeskBar} menu={DeskMenu}>
      {children}
      <CheckForApplicationUpdate disabled />
    </Layout>
  );
}

function DeskBar() {
  const { locale } = useDesk();
  const translate = useTranslate();
  const bar = { color: 'inherit', size: 'small' } as const;
  return (
    <AppBar userMenu={<UserMenu>{<Logout />}</UserMenu>} toolbar={<span />}>
      <TitlePortal />
      <Button {...bar} href={inLanguage('/', locale)} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {translate('desk.to_site')}
      </Button>
      <Button
        {...bar}
        href={inLanguage('/manage', otherLanguage[locale])}
        startIcon={<Translate />}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {translate('desk.other_language')}
      </Button>
    </AppBar>
  );
}

function DeskMenu() {
  const resources = useResourceDefinitions();
  return (
    <Menu>
      <Menu.DashboardItem />
      {Object.values(resources)
        .filter(({ hasList }) => hasList)
        .map(({ name }) => (
          <Menu.ResourceItem key={name} name={name} />
        ))}
    </Menu>
  );
}
