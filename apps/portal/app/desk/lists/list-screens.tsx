import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useMemo, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { type DeskPlace, useDesk } from '../desk-context';
import { bannerKind, modelKind, newsCategoryKind, partnerKind, programKind } from './front-page-kinds';
import { type OrderedKind, OrderedListEditor } from './ordered-list-editor';
import { categoryKind, navigationKind, positionKind } from './settings-kinds';

/** A screen with one list. */
function screenOf(kindOf: (place: DeskPlace) => OrderedKind) {
  return function ListScreen(): ReactNode {
    const place = useDesk();
    const kind = useMemo(() => kindOf(place), [place]);
    return <OrderedListEditor kind={kind} />;
  };
}

/** A screen with several lists, one behind the other. */
function screenWith(name: string, kindsOf: (place: DeskPlace) => readonly OrderedKind[]) {
  return function ListsScreen(): ReactNode {
    const place = useDesk();
    const translate = useTranslate();
    const kinds = useMemo(() => kindsOf(place), [place]);
    const [shown, show] = useState(0);
    const kind = kinds[shown];
    return (
      <Box sx={{ paddingBlock: 1 }}>
        <Title title={`resources.${name}.name`} />
        <Tabs value={shown} onChange={(_, next: number) => show(next)} variant="scrollable">
          {kinds.map((tab, index) => (
            <Tab
              key={tab.name}
              value={index}
              label={translate(`resources.${tab.name}.name`)}
              id={`list-tab-${index}`}
              aria-controls="list-panel"
            />
          ))}
        </Tabs>
        <Box role="tabpanel" id="list-panel" aria-labelledby={`list-tab-${shown}`}>
          {kind !== undefined && <OrderedListEditor key={kind.name} kind={kind} heading={false} />}
        </Box>
      </Box>
    );
  };
}

export const BannerScreen = screenOf(bannerKind);
export const PartnerScreen = screenOf(partnerKind);
export const ProgramScreen = screenOf(programKind);
export const ModelScreen = screenOf(modelKind);
export const NewsCategoryScreen = screenOf(newsCategoryKind);
export const PositionScreen = screenOf(positionKind);

export const NavigationScreen = screenWith('navigation', (place) => [
  navigationKind(place, 'header'),
  navigationKind(place, 'footer'),
]);

export const CategoryScreen = screenWith('categories', (place) => [
  categoryKind(place, 'trade'),
  categoryKind(place, 'region'),
  categoryKind(place, 'membership'),
]);
