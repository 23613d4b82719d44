import type { DemoLink, DemoNavigation, DemoTarget, Words } from './types';
import { words } from './words';

const path = (address: string): DemoTarget => ({ kind: 'path', path: address });
const category = (slug: string): DemoTarget => ({ kind: 'category', slug });
const link = (title: Words, target: DemoTarget, children: readonly DemoLink[] = []): DemoLink => ({
  title,
  target,
  children,
});

const homeTextiles = link(words('Home textiles', '家用纺织品'), category('home-textiles'));

export const navigation: DemoNavigation = {
  header: [
    link(words('Fabrics', '面料'), category('yarn-dyed-fabrics'), [
      link(words('Shirting', '衬衫布'), category('shirting')),
      link(words('Checks and stripes', '格子与条子'), category('checks-and-stripes')),
      link(words('Oxford and dobby', '牛津纺与小提花'), category('oxford-and-dobby')),
      link(words('Flannels', '法兰绒'), category('flannels')),
      link(words('Linen and blends', '亚麻与麻混纺'), category('linen-blends')),
      link(words('Bottomweights', '裤料'), category('bottomweights')),
      link(words('Corduroy', '灯芯绒'), category('corduroy')),
      link(words('Wool coatings', '呢料'), category('coatings')),
      homeTextiles,
      link(words('All products', '全部产品'), path('/product-products')),
    ]),
    link(words('Yarns', '纱线'), category('yarns'), [
      link(words('Cotton yarns', '棉纱'), category('cotton-yarns')),
      link(words('Linen and wool yarns', '麻纱与毛纱'), category('linen-and-wool-yarns')),
      link(words('Slub and core-spun', '竹节与包芯'), category('fancy-and-core-yarns')),
      link(words('Sewing threads', '缝纫线'), category('sewing-threads')),
      link(words('Yarn dyeing', '染纱'), path('/yarn-dyeing')),
      link(words('Yarn processing', '纱线加工'), path('/yarn-processing')),
    ]),
    link(words('Denim', '牛仔'), category('denim'), [
      link(words('Selvedge denim', '赤耳牛仔'), category('selvedge-denim')),
      link(words('Rigid denim', '无弹牛仔'), category('rigid-denim')),
      link(words('Stretch denim', '弹力牛仔'), category('stretch-denim')),
      link(words('Shirting denim', '衬衫牛仔'), category('shirting-denim')),
    ]),
    link(words('Finishing', '后整理'), category('finishes'), [
      link(words('Washes', '水洗类'), category('wash-finishes')),
      link(words('Surface finishes', '表面类'), category('surface-finishes')),
      link(words('Denim fabric finishing', '牛仔面料整理'), path('/denim-fabric-finishing')),
      link(words('Yarn weaving', '织造'), path('/yarn-weaving')),
    ]),
    link(words('OEM / ODM', 'OEM / ODM 定制'), path('/oem-odm')),
    link(words('Journal', '织造笔记'), path('/article-list'), [
      link(words('Articles', '文章'), path('/article-list')),
      link(words('Films', '影片'), path('/video-list')),
      link(words('Downloads', '资料下载'), path('/downloads')),
      link(words('About the mill', '关于我们'), path('/about-us')),
      link(words('Contact', '联系我们'), path('/contact-us')),
    ]),
  ],
  footer: [
    link(words('Cloth', '布料'), { kind: 'none' }, [
      link(words('Yarn-dyed fabrics', '色织面料'), category('yarn-dyed-fabrics')),
      link(words('Denim cloth', '牛仔布'), category('denim')),
      homeTextiles,
      link(words('Dyed yarns', '色纱'), category('yarns')),
    ]),
    link(words('Work', '加工'), { kind: 'none' }, [
      link(words('Yarn dyeing', '染纱'), path('/yarn-dyeing')),
      link(words('Yarn processing', '纱线加工'), path('/yarn-processing')),
      link(words('Yarn weaving', '织造'), path('/yarn-weaving')),
      link(words('Denim fabric finishing', '牛仔面料整理'), path('/denim-fabric-finishing')),
      link(words('OEM and ODM', '来样与来图定制'), path('/oem-odm')),
    ]),
    link(words('Reading', '阅读'), { kind: 'none' }, [
      link(words('Articles', '文章'), path('/article-list')),
      link(words('Films', '影片'), path('/video-list')),
      link(words('Downloads', '资料下载'), path('/downloads')),
    ]),
    link(words('The mill', '工厂'), { kind: 'none' }, [
      link(words('About us', '关于我们'), path('/about-us')),
      link(words('Contact us', '联系我们'), path('/contact-us')),
      link(words('Send an inquiry', '发送询价'), path('/inquire_form')),
    ]),
  ],
};
