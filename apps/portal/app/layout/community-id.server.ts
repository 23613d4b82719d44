export { communityId } from '../api.server';
