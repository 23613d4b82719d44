import type { DemoPage } from '../types';
import { aboutUs } from './about-us';
import { contactUs } from './contact-us';
import { denimFabricFinishing } from './denim-fabric-finishing';
import { home } from './home';
import { oemOdm } from './oem-odm';
import { yarnDyeing } from './yarn-dyeing';
import { yarnProcessing } from './yarn-processing';
import { yarnWeaving } from './yarn-weaving';

export const pages: readonly DemoPage[] = [
  home,
  aboutUs,
  contactUs,
  yarnDyeing,
  yarnProcessing,
  yarnWeaving,
  denimFabricFinishing,
  oemOdm,
];
