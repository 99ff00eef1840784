/** What surrounds the icons of a picture. */
export type Scene = 'rays' | 'peaks' | 'waves' | 'dunes' | 'night' | 'arcs' | 'lattice' | 'stage' | 'bubbles' | 'leaves';

/** From the deepest to the lightest colour, and one that stands out. */
export type Palette = readonly [deep: string, middle: string, light: string, accent: string];

export type Theme = {
  scenes: readonly Scene[];
  palettes: readonly Palette[];
  /** Names of Fluent Emoji (see emoji.build.ts); the first few can stand alone. */
  icons: readonly string[];
  /** Names to build titles from; they take what follows without regard to gender. */
  spanish: readonly string[];
  english: readonly string[];
};

export const themes = {
  andes: {
    scenes: ['peaks', 'rays'],
    palettes: [
      ['#10243f', '#2f5f8f', '#f3c98b', '#ffdf8e'],
      ['#2a1538', '#8a3b5c', '#f7a072', '#ffe0a3'],
      ['#06323a', '#15747a', '#c7ead8', '#ffd56b'],
    ],
    icons: ['llama', 'eagle', 'ram', 'moai', 'sun-with-face', 'deer', 'feather', 'snow-capped-mountain'],
    spanish: ['Cóndor', 'Puma', 'Llama', 'Cordillera', 'Volcán', 'Glaciar', 'Huemul', 'Altiplano', 'Cumbre', 'Vicuña'],
    english: ['Summit', 'Andes', 'Highland', 'Avalanche', 'Ridge'],
  },
  sea: {
    scenes: ['waves', 'bubbles'],
    palettes: [
      ['#03263f', '#0a6c8f', '#7fe0dc', '#ffcf5c'],
      ['#10184a', '#2d5bd0', '#9ad7ff', '#ff8f6b'],
      ['#013a3a', '#0c8b7b', '#b8f2d0', '#ffe27a'],
    ],
    icons: [
      'octopus',
      'dolphin',
      'shark',
      'spouting-whale',
      'trident-emblem',
      'turtle',
      'tropical-fish',
      'spiral-shell',
      'anchor',
      'crab',
      'coral',
    ],
    spanish: ['Marea', 'Ballena', 'Caracola', 'Arrecife', 'Delfín', 'Coral', 'Tritón', 'Abismo', 'Oleaje', 'Perla'],
    english: ['Tide', 'Kraken', 'Lagoon', 'Reef', 'Undertow'],
  },
  desert: {
    scenes: ['dunes', 'rays'],
    palettes: [
      ['#4a1d3a', '#c2553f', '#ffc46b', '#fff0b8'],
      ['#3a2410', '#b9772c', '#ffd98c', '#8ff0e0'],
      ['#2a1446', '#8d4a9c', '#ffb37a', '#ffe98f'],
    ],
    icons: ['cactus', 'camel', 'scorpion', 'lizard', 'sun-with-face', 'amphora', 'snake', 'desert'],
    spanish: ['Desierto', 'Espejismo', 'Salar', 'Oasis', 'Escorpión', 'Duna', 'Caravana', 'Cactus', 'Pampa'],
    english: ['Mirage', 'Sandstorm', 'Dune', 'Caravan', 'Canyon'],
  },
  jungle: {
    scenes: ['leaves', 'rays'],
    palettes: [
      ['#06291c', '#14794a', '#b5e86b', '#ffd84d'],
      ['#0b2f2f', '#12806a', '#e6f29a', '#ff9a4d'],
      ['#1f2a08', '#5f8a1a', '#f2e58a', '#ff7a5c'],
    ],
    icons: ['tiger-face', 'parrot', 'monkey-face', 'leopard', 'snake', 'gorilla', 'peacock', 'flamingo', 'hibiscus', 'frog', 'palm-tree'],
    spanish: ['Selva', 'Jaguar', 'Tucán', 'Cascada', 'Orquídea', 'Guacamayo', 'Templo', 'Liana', 'Tigre'],
    english: ['Canopy', 'Jungle', 'Macaw', 'Vine', 'Prowler'],
  },
  fire: {
    scenes: ['rays', 'peaks'],
    palettes: [
      ['#2b0508', '#a81f1a', '#ff9a3d', '#ffe066'],
      ['#1d0a2b', '#7a1f5c', '#ff6b4d', '#ffd166'],
      ['#160b0b', '#6e1616', '#ffb347', '#fff1a8'],
    ],
    icons: ['dragon-face', 'fire', 'volcano', 'dragon', 'collision', 'firecracker'],
    spanish: ['Dragón', 'Fuego', 'Brasa', 'Llamarada', 'Erupción', 'Fénix', 'Lava', 'Fogata'],
    english: ['Ember', 'Inferno', 'Blaze', 'Dragon', 'Furnace'],
  },
  fruit: {
    scenes: ['rays', 'lattice', 'arcs'],
    palettes: [
      ['#3b0a3a', '#b01e63', '#ff9ab8', '#ffe45c'],
      ['#0a2f2a', '#1d9a6c', '#d6f59a', '#ffd23f'],
      ['#2a0f52', '#6a35d0', '#c9a6ff', '#ffdd57'],
      ['#5a1a05', '#e0641e', '#ffd38a', '#fff5b0'],
    ],
    icons: [
      'cherries',
      'watermelon',
      'lemon',
      'grapes',
      'strawberry',
      'pineapple',
      'tangerine',
      'banana',
      'kiwi-fruit',
      'peach',
      'pear',
      'mango',
      'bell',
      'star',
    ],
    spanish: ['Sandía', 'Guinda', 'Frutilla', 'Limonada', 'Feria', 'Huerto', 'Piña', 'Chirimoya', 'Mango'],
    english: ['Cherry', 'Citrus', 'Melon', 'Orchard', 'Fruit Stand'],
  },
  treasure: {
    scenes: ['stage', 'waves', 'lattice'],
    palettes: [
      ['#1a1206', '#7a5313', '#ffd36b', '#fff2b0'],
      ['#0b1a33', '#234f8c', '#ffcf5a', '#ffeeb0'],
      ['#2a0b1a', '#7a1d3c', '#ffc861', '#fff0b5'],
    ],
    icons: ['crown', 'gem-stone', 'money-bag', 'trophy', 'pirate-flag', 'ring', 'coin', 'old-key', 'compass', 'world-map', 'parrot'],
    spanish: ['Tesoro', 'Corona', 'Botín', 'Galeón', 'Diamante', 'Doblón', 'Cofre', 'Corsario', 'Mina'],
    english: ['Bounty', 'Vault', 'Crown', 'Galleon', 'Fortune'],
  },
  orient: {
    scenes: ['arcs', 'lattice', 'night'],
    palettes: [
      ['#3a0610', '#b3122b', '#ff9a76', '#ffd86b'],
      ['#0c2b2a', '#16786a', '#ffd9a0', '#ff6b5c'],
      ['#240a3a', '#7b2a8f', '#ffb3c7', '#ffe08a'],
    ],
    icons: [
      'panda',
      'red-paper-lantern',
      'carp-streamer',
      'folding-hand-fan',
      'dragon-face',
      'lotus',
      'tiger-face',
      'cherry-blossom',
      'mahjong-red-dragon',
      'fish',
    ],
    spanish: ['Farol', 'Loto', 'Panda', 'Jade', 'Cerezo', 'Abanico', 'Carpa', 'Bambú'],
    english: ['Lantern', 'Jade', 'Lotus', 'Koi', 'Silk'],
  },
  mystic: {
    scenes: ['night', 'arcs'],
    palettes: [
      ['#0b0a2a', '#3a2a8c', '#b39aff', '#ffe58a'],
      ['#061b26', '#1c5b6e', '#9ff0e6', '#ffd7f0'],
      ['#1a0826', '#6a1f7a', '#ff9ae0', '#fff0a0'],
    ],
    icons: ['crystal-ball', 'owl', 'wolf', 'full-moon-face', 'black-cat', 'magic-wand', 'candle', 'crescent-moon', 'bat', 'unicorn'],
    spanish: ['Luna', 'Lechuza', 'Hechizo', 'Oráculo', 'Eclipse', 'Lobo', 'Bruja', 'Conjuro', 'Gato'],
    english: ['Moon', 'Oracle', 'Spellbound', 'Raven', 'Twilight'],
  },
  spooky: {
    scenes: ['night', 'stage'],
    palettes: [
      ['#120a1f', '#4a1f6e', '#ff8f3d', '#c8ff6b'],
      ['#081a12', '#1f5a3a', '#b6ff8a', '#ffb84d'],
    ],
    icons: ['jack-o-lantern', 'ghost', 'skull', 'bat', 'spider-web', 'black-cat', 'candle'],
    spanish: ['Fantasma', 'Cripta', 'Calabaza', 'Mansión', 'Medianoche', 'Penumbra'],
    english: ['Haunt', 'Graveyard', 'Phantom', 'Crypt'],
  },
  space: {
    scenes: ['night', 'arcs'],
    palettes: [
      ['#050a24', '#1d2f8a', '#7fb8ff', '#ff9ad5'],
      ['#0d0524', '#5a1fa8', '#ff9af0', '#8ff5ff'],
      ['#03151c', '#0c5a7a', '#8ff0ff', '#ffe27a'],
    ],
    icons: [
      'rocket',
      'alien',
      'ringed-planet',
      'flying-saucer',
      'robot',
      'comet',
      'satellite',
      'shooting-star',
      'alien-monster',
      'telescope',
    ],
    spanish: ['Cometa', 'Órbita', 'Nebulosa', 'Cohete', 'Galaxia', 'Telescopio', 'Meteoro', 'Astro'],
    english: ['Orbit', 'Nebula', 'Starlight', 'Comet', 'Gravity'],
  },
  west: {
    scenes: ['dunes', 'stage'],
    palettes: [
      ['#2f150b', '#9a4a1f', '#ffc98a', '#ffe9a8'],
      ['#1d1a33', '#6b4a7a', '#ffa36b', '#ffe0a0'],
    ],
    icons: ['horse-face', 'cowboy-hat-face', 'cactus', 'horse', 'guitar', 'bone', 'ram'],
    spanish: ['Huaso', 'Rodeo', 'Espuela', 'Forajido', 'Estampida', 'Quebrada', 'Potro'],
    english: ['Outlaw', 'Stampede', 'Saloon', 'Prairie', 'Lasso'],
  },
  sweets: {
    scenes: ['bubbles', 'lattice', 'arcs'],
    palettes: [
      ['#4a0f4a', '#d0479a', '#ffc2e0', '#fff08a'],
      ['#1a2a5a', '#5a8ff0', '#d6ecff', '#ff9ac2'],
      ['#3a1a0a', '#b0632a', '#ffdcb0', '#ff7aa8'],
    ],
    icons: [
      'lollipop',
      'candy',
      'doughnut',
      'ice-cream',
      'cookie',
      'shaved-ice',
      'birthday-cake',
      'shortcake',
      'chocolate-bar',
      'honey-pot',
    ],
    spanish: ['Caramelo', 'Alfajor', 'Chocolate', 'Dulcería', 'Helado', 'Manjar', 'Confite', 'Berlín'],
    english: ['Sugar', 'Candy Lane', 'Sprinkle', 'Gumdrop', 'Bakery'],
  },
  legends: {
    scenes: ['peaks', 'stage', 'rays'],
    palettes: [
      ['#0d1a26', '#2f5a78', '#cfe8f0', '#ffd56b'],
      ['#1f0d14', '#6e2436', '#ffb08a', '#ffe6a0'],
      ['#0f1f14', '#2f6b45', '#d3f0b0', '#ffcf6b'],
    ],
    icons: [
      'castle',
      'crossed-swords',
      'shield',
      'unicorn',
      'axe',
      'bow-and-arrow',
      'sailboat',
      'amphora',
      'classical-building',
      'high-voltage',
    ],
    spanish: ['Titán', 'Castillo', 'Espada', 'Gladiador', 'Escudo', 'Odisea', 'Trueno', 'Centauro', 'Saga'],
    english: ['Saga', 'Titan', 'Citadel', 'Shieldwall', 'Thunder'],
  },
  music: {
    scenes: ['stage', 'lattice', 'arcs'],
    palettes: [
      ['#14062e', '#5f1fb0', '#ff7ad1', '#8ff5ff'],
      ['#240714', '#b01e4a', '#ffb05c', '#fff09a'],
    ],
    icons: ['mirror-ball', 'guitar', 'saxophone', 'trumpet', 'drum', 'maracas', 'studio-microphone', 'performing-arts', 'musical-note'],
    spanish: ['Cueca', 'Carnaval', 'Cumbia', 'Serenata', 'Fonda', 'Bolero', 'Murga', 'Trompeta'],
    english: ['Encore', 'Disco', 'Groove', 'Spotlight', 'Vinyl'],
  },
  forest: {
    scenes: ['leaves', 'night', 'peaks'],
    palettes: [
      ['#0c2416', '#2f7a4a', '#d8f0a8', '#ffcf6b'],
      ['#10243a', '#3a6f7a', '#d0f0d8', '#ff9a7a'],
      ['#2e1a0c', '#8a5a24', '#ffdf9a', '#d8ff8a'],
    ],
    icons: [
      'fox',
      'deer',
      'owl',
      'four-leaf-clover',
      'mushroom',
      'hedgehog',
      'butterfly',
      'rabbit',
      'raccoon',
      'beaver',
      'lady-beetle',
      'evergreen-tree',
    ],
    spanish: ['Bosque', 'Zorro', 'Pudú', 'Trébol', 'Alerce', 'Araucaria', 'Duende', 'Picaflor', 'Copihue'],
    english: ['Clover', 'Grove', 'Fox', 'Thicket', 'Fern'],
  },
  farm: {
    scenes: ['rays', 'leaves'],
    palettes: [
      ['#2a3a08', '#7aa01f', '#fff0a0', '#ff7a4d'],
      ['#0d3350', '#3a9ad0', '#ffeeb0', '#ffb03d'],
    ],
    icons: ['rooster', 'pig-face', 'cow-face', 'sunflower', 'tractor', 'ear-of-corn', 'honeybee', 'duck', 'chicken'],
    spanish: ['Gallo', 'Granja', 'Cosecha', 'Colmena', 'Girasol', 'Trilla', 'Chanchito', 'Molino'],
    english: ['Harvest', 'Barnyard', 'Hive', 'Rooster', 'Haystack'],
  },
  ice: {
    scenes: ['peaks', 'bubbles'],
    palettes: [
      ['#08203a', '#2a78b8', '#dff4ff', '#9af0ff'],
      ['#141a4a', '#5a6fe0', '#e0e6ff', '#ffd0f0'],
    ],
    icons: ['penguin', 'snowflake', 'seal', 'ice', 'mammoth', 'fish', 'snow-capped-mountain'],
    spanish: ['Pingüino', 'Ventisca', 'Iceberg', 'Escarcha', 'Aurora', 'Patagonia', 'Nevada'],
    english: ['Frost', 'Blizzard', 'Aurora', 'Icebound', 'Polar'],
  },
  dinosaurs: {
    scenes: ['leaves', 'peaks'],
    palettes: [
      ['#1f2408', '#6b7a1f', '#f0e08a', '#ff8a4d'],
      ['#0c2a2a', '#1f7a6b', '#d0f0b0', '#ffb84d'],
    ],
    icons: ['t-rex', 'sauropod', 'mammoth', 'bone', 'crocodile', 'turtle', 'volcano'],
    spanish: ['Fósil', 'Colmillo', 'Era Perdida', 'Huella', 'Valle Jurásico'],
    english: ['Fossil', 'Raptor Trail', 'Lost Era', 'Tusk'],
  },
  classic: {
    scenes: ['lattice', 'rays', 'stage'],
    palettes: [
      ['#2b0410', '#a3122f', '#ff8f6b', '#ffdf6b'],
      ['#0a1140', '#2a3fb8', '#9ab0ff', '#ffe06b'],
      ['#102a12', '#1f7a3a', '#b8f09a', '#ffdb57'],
    ],
    icons: ['bell', 'slot-machine', 'star', 'cherries', 'gem-stone', 'crown', 'lemon', 'coin', 'glowing-star'],
    spanish: ['Campana', 'Estrella', 'Clásica', 'Rodillo', 'Kermesse', 'Chispa'],
    english: ['Bell', 'Reel', 'Classic', 'Sparkler', 'Arcade Star'],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
export const themeNames = Object.keys(themes) as ThemeName[];
export const themeOf = (name: ThemeName): Theme => themes[name];
