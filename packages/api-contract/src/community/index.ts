import { defineContract } from '../contract';
import { officialWeb } from './official-web';

/** Every call of Reading B, the portal, that stands so far (specification §7). */
export const communityContract = defineContract({
  name: 'community',
  title: 'Selvedge portal',
  addressing: 'versioned',
  services: {},
  groups: { officialWeb },
});
