import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Translate from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Menu,
  Notification,
  TitlePortal,
  useLogout,
  useResourceDefinitions,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { inLanguage, otherLanguage } from '../language/address';
import { DeskChooser } from './desk-chooser';
import { useDesk } from './desk-context';
import { sectionGroups, sections } from './desk-sections';

/** The desk's frame: what it can do at the side, whose it is on top. */
export function DeskLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Layout appBar={DeskBar} menu={DeskMenu}>
      {children}
    </Layout>
  );
}

/** At the top, where it hides no button of a form. */
export function DeskNotification() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} autoHideDuration={5000} />;
}

function DeskBar() {
  const { locale, hrefOf } = useDesk();
  const translate = useTranslate();
  const logout = useLogout();
  const bar = { color: 'inherit', size: 'small' } as const;
  return (
    <AppBar userMenu={false} toolbar={<span />}>
      <TitlePortal />
      <DeskChooser />
      <Button {...bar} href={hrefOf(inLanguage('/', locale))} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        {translate('desk.to_site')}
      </Button>
      <Button
        {...bar}
        href={hrefOf(inLanguage('/manage', otherLanguage[locale]))}
        startIcon={<Translate />}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {translate('desk.other_language')}
      </Button>
      <Tooltip title={translate('ra.auth.logout')}>
        <IconButton color="inherit" onClick={() => logout()} aria-label={translate('ra.auth.logout')}>
          <LogoutIcon />
        </IconButton>
      </Tooltip>
    </AppBar>
  );
}

function DeskMenu() {
  const resources = useResourceDefinitions();
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  return (
    <Menu>
      <Menu.DashboardItem />
      {sectionGroups.map((group) => {
        const names = sections.filter((section) => section.group === group && resources[section.name]?.hasList);
        return (
          names.length > 0 && (
            <Box key={group} role="group" aria-label={translate(`desk.group.${group}`)}>
              {isOpen && (
                <Typography
                  variant="body2"
                  color="text.secondary"
                  sx={{ paddingInline: 3, paddingBlockStart: 1.5 }}
                  aria-hidden
                >
                  {translate(`desk.group.${group}`)}
                </Typography>
              )}
              {names.map(({ name }) => (
                <Menu.ResourceItem key={name} name={name} />
              ))}
            </Box>
          )
        );
      })}
    </Menu>
  );
}
