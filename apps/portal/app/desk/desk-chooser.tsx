import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDesk } from './desk-context';

/** Leads to the desks of other communities; each shows its own community's data and no other's. */
export function DeskChooser() {
  const { otherDesks } = useDesk();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (otherDesks.length === 0) return null;
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<ApartmentIcon />}
        aria-label={translate('desk.other_desks')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          whiteSpace: 'nowrap',
          minWidth: { xs: 44, sm: 64 },
          '& .MuiButton-startIcon': { marginInline: { xs: 0, sm: '-2px 8px' } },
        }}
      >
        {/* A phone’s bar has room for its sign alone. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('desk.other_desks')}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {otherDesks.map(({ name, address }) => (
          <MenuItem key={address} component="a" href={address}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
