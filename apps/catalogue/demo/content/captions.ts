import type { DemoCue } from './types';
import { words } from './words';

const cue = (from: number, to: number, en: string, zh: string): DemoCue => ({ from, to, text: words(en, zh) });

/** What is seen in each film, for those who listen or read along; the films have no sound. Times in seconds. */
export const captions: Readonly<Record<string, readonly DemoCue[]>> = {
  'film-drape-denim': [
    cue(
      0,
      2.3,
      '[No sound] A dark indigo denim hangs gathered from its upper left corner.',
      '【无声】深靛蓝牛仔布自左上角聚拢垂下。',
    ),
    cue(
      2.3,
      4.7,
      'The folds move slowly: wide, stiff, three across the picture.',
      '褶皱缓缓移动：阔而硬，横过画面共三道。',
    ),
    cue(4.7, 7, 'They swing back and stay where they began.', '褶皱回摆，停在起处。'),
  ],
  'film-warp-to-weft': [
    cue(
      0,
      2,
      '[No sound] A denim face from a hand’s breadth away; the twill runs up to the right.',
      '【无声】一掌之外看牛仔布面，斜路向右上行。',
    ),
    cue(
      2,
      4,
      'The view comes close until single yarns fill it: blue over ecru.',
      '镜头推近，直到看清单根纱：蓝压着本白。',
    ),
    cue(4, 6, 'It draws back to the whole face.', '镜头退回整幅布面。'),
  ],
  'film-cones-turning': [
    cue(
      0,
      2,
      '[No sound] Three cones stand side by side: ecru, red and indigo.',
      '【无声】三只筒纱并立：本白、大红、靛蓝。',
    ),
    cue(2, 4, 'They turn; the crossing yarns of the winding catch the light.', '筒子转动，交叉卷绕的纱线映出光泽。'),
  ],
  'film-satin-light': [
    cue(0, 2.4, '[No sound] Bordeaux satin lies in gathered folds.', '【无声】酒红缎纹布聚成褶皱。'),
    cue(2.4, 4.8, 'A lamp is carried past; the bright line wanders from fold to fold.', '灯光掠过，亮线在褶间游移。'),
    cue(4.8, 7, 'The lamp returns, and the folds darken again.', '灯光折回，褶皱复归深暗。'),
  ],
  'film-pinked-swatch-turn': [
    cue(
      0,
      3,
      '[No sound] A khaki swatch with a zigzag edge lies on pale paper.',
      '【无声】一块锯齿边卡其布样置于浅色纸上。',
    ),
    cue(3, 6, 'It turns a little to the right and back; no thread comes loose.', '布样向右微转又转回，无一纱脱散。'),
  ],
  'film-loom-shed': [
    cue(0, 1.3, '[No sound] Indigo warp ends lie level on the loom.', '【无声】靛蓝经纱平铺于织机上。'),
    cue(
      1.3,
      3.2,
      'Every second end rises, the others sink: the shed is open for the pick.',
      '奇数经提起，偶数经沉下：梭口张开，待纬纱穿过。',
    ),
    cue(3.2, 5, 'The ends change places and close; the beat begins again.', '经纱交换位置、合拢，下一拍又起。'),
  ],
};
