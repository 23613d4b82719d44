import type { Cloth } from '../cloth';
import type { Scene } from '../scenes/scene';

/** What a picture shows of its product, or what page it serves. */
export type PictureRole =
  | 'face'
  | 'drape'
  | 'pattern'
  | 'swatch'
  | 'stack'
  | 'hank'
  | 'card'
  | 'cones'
  | 'banner'
  | 'cover'
  | 'page'
  | 'poster';

/** One picture to be rendered and committed. */
export interface PictureOrder {
  /** The file name without extension. */
  readonly name: string;
  readonly role: PictureRole;
  /** The product's slug, or the purpose of a picture that belongs to none. */
  readonly subject: string;
  readonly width: number;
  readonly height: number;
  /** The most it may weigh. */
  readonly bytes: number;
  readonly scene: Scene;
}

/** The picture of a product's card: portrait, and good in a square crop. */
export const faceOf = (slug: string, scene: Scene): PictureOrder => ({
  name: `${slug}-face`,
  role: 'face',
  subject: slug,
  width: 1280,
  height: 1600,
  bytes: 175_000,
  scene,
});

/** The second picture of a product's album. */
export const secondOf = (slug: string, role: PictureRole, scene: Scene): PictureOrder => ({
  name: `${slug}-${role}`,
  role,
  subject: slug,
  width: 1200,
  height: 1200,
  bytes: 130_000,
  scene,
});

/** How a fabric is shown: a close view, and a second one that tells its handle. */
export interface FabricView {
  readonly cloth: Cloth;
  /** Inches across the close view; stripes and checks need room for two repeats. */
  readonly face: number;
  readonly turn?: number;
  readonly second: SecondView;
}

export type SecondView =
  | {
      readonly role: 'drape';
      readonly field: number;
      readonly style?: 'gathered' | 'hung' | 'thrown';
      readonly depth?: number;
    }
  | { readonly role: 'swatch'; readonly field: number; readonly edge?: 'pinked' | 'frayed' }
  | { readonly role: 'stack'; readonly field: number; readonly beside: readonly Cloth[] };

/** The two pictures of every fabric in a table of slugs. */
export const fabricPictures = (views: Readonly<Record<string, FabricView>>): PictureOrder[] =>
  Object.entries(views).flatMap(([slug, view]) => [
    faceOf(slug, { kind: 'macro', cloth: view.cloth, field: view.face, turn: view.turn ?? 0 }),
    secondOf(slug, view.second.role, secondScene(view.cloth, view.second)),
  ]);

function secondScene(cloth: Cloth, second: SecondView): Scene {
  const { seed } = cloth;
  switch (second.role) {
    case 'drape':
      return { kind: 'drape', cloth, field: second.field, style: second.style ?? 'gathered', depth: second.depth ?? 1 };
    case 'swatch':
      return {
        kind: 'swatch',
        cloth,
        field: second.field,
        edge: second.edge ?? 'pinked',
        turn: ((seed % 7) - 3) * 0.014,
      };
    case 'stack':
      return { kind: 'stack', cloths: [...second.beside, cloth], field: second.field, seed };
  }
}
