import type { Permission } from './permissions';

/** Somebody who has signed in, with what is known of their rights. Nobody (`null`) is a guest. */
export interface Actor {
  readonly accountId: number;
  /** Where the person is a member; a person may be one in several communities. */
  readonly memberships: readonly Membership[];
  /** What roles allow the person, wherever they come from: given to them, to an office or to a category of members. */
  readonly grants: readonly Grant[];
}

/** A person's place in a community. */
export interface Membership {
  readonly ccId: number;
  readonly memberId: number;
}

/** A permission in one community; without one (`null`) it holds in every community of the installation. */
export interface Grant {
  readonly ccId: number | null;
  readonly permission: Permission;
}
