import { SYMBOL_ID, SYMBOLS } from "./symbols";

/**
 * What it costs to take one grapheme for another, in tenths of a wrong consonant.
 *
 * Each line is an Arabic grapheme and the Latin graphemes that write it. The figures follow −0.18 · ln P(latin | arabic),
 * P learned by expectation maximisation over the word list "ar2en" (12,877 pairs, Apache-2.0), then rounded and corrected by
 * hand for the Gulf: ق said g, ج said g or y, ض and ظ written d, dh, z or th.
 */
const ARABIC_LATIN = `
ا  a0 aa0 a^0 a$0 a~1 e2 ea2 ai3 u3 o4 e$3 au3 ei4 i4
ا^ a^0 aa0 e^1 i^2 o^3 u^2 a1 ea1 ai2 au2
او au0 aw0 ou0 ow0 o1 oa1 u3 a4 oo2
او^ o^0 u^0 au1 ou0 oo0 oa1 ow0 aw1 eu3 a^4 o1 u1
اي ai0 ei0 i~0 y$2 a2 i2 ie1 a~1 y3 e3 aa3 ea2
اي^ i^0 e^0 ai0 ei0 ee0 ie1 ea1 a^4 i1
ا$ a$0 aa0 ea3 e$3 h$3 a0
ب  b0 p1 v5
ت  t0 th3
تش ch0 c3 sh3 ç4
تز z0 s3 s$3
ث  th0 s2 z4 ç4 t3
ج  j0 g1 ĝ0 gh3 ch3 z5 y6 k6 c6 q5
ح  h0 h$0 kh5 ch5
خ  kh0 ch2 k3 h4 j3 gh6 q6 c4
د  d0 dh2 t6
ذ  th1 dh0 d1 z1 s6
ر  r0
ز  z0 s2 s$1 ç5 th6
س  s0 s$0 ç1 z4 sh6 c5
ش  sh0 ch2 s4 ç4 s$5
ص  s0 s$0 z5 ç3
ض  d0 dh0 z2 th4
ط  t0 th4 d5
ظ  z0 dh0 d2 th1
ع  a0 aa0 a^0 a$0 o1 e1 i1 u1 e^0 i^0 o^0 u^0 ai1 oa1 ou1 ee2 e$2 oo2
غ  g0 gh0 ĝ1 j5 q5 kh6 k6
ف  f0 v0 ph0 w5
ق  q0 k1 g1 c2 gh2 ĝ2 j4 kh6
ك  k0 c0 q2 ch3 g4 ç5 kh4
ل  l0
م  m0
ن  n0
ه  h0 h$0 kh6
ه$ a$0 h$0 e$0 t1 a1 ea2
و  o0 u0 ou0 oo0 au1 ow0 aw0 w0 oa0 ew1 eu1 oi2 v4 a4 ea5
و^ w0 v3 ou1 u^2 o^2
ي  i0 e0 ee0 ei0 ai0 ie0 ea0 a~0 y0 y$0 i~1 e$2 i^0 a4 oi3 j5
ي$ y$0 i0 ie0 e$1 ee0 ei0 ai1 ea1 a$4
ي^ y0 j3 i^1 i1 e^2 u^3
وي$ oi0 ow2 aw2 oo2 ew2 w3 i3 ee3 y$3
ء  a1 i1 e1 u1 o1 q4
8~ q0 g1 k1 gh1
9~ s0 q1 k1 g2
`;

/** Latin spellings of one sound. */
const LATIN_LATIN = `
k  c0 q1 ch4 g5 kh4
c  q1 ch4 s6 ç4 g6
q  g2 gh3 kh5
s  ç0 s$0 z3 c5 sh5
s$ z1 ç1
z  ç3 dh5 th6 j6
ph f0 v3
f  v2
v  w5 b6
b  p4 v6
d  t5 dh1 th3
t  th2
th dh2
g  ĝ0 gh1 j4
gh ĝ2 kh6 h6
ĝ  j1
j  y6 ch5
sh ch3
kh h3 h$4 ch2
h  h$0
w  ou1 oo2 u1 o2 ow1 au2 aw1
y  i1 ee2 ie1 i^1
y$ i0 ee0 e2 e$2 ie0 ea1 ai2 ei1 y1
a  aa0 a^0 a$0 e2 e$2 ea2 o3 u2 ai2 ei3 au2 i4 oa4 ou4 e^3
a^ e^2 aa0 i^3 o^3 u^3 ai2 ea2 au2 ei3
a$ e$2 aa0 e3 ea2 o3
e  e^0 e$0 i1 ee1 ea1 ie1 ei1 ai2 a^3 eu3 o4 u4 i^1
e^ i^1 ee1 ea1 ei1 ai2
e$ i2 ee2 ie1
i  ee0 ie0 ea1 ei1 ai2 i^0 u4
i^ ee0 ei1 ai1
o  oo1 ou1 u1 oa0 ow0 aw1 au1 o^0 eu2 u^2 ew3
o^ u^1 oo1 ou1 oa0 au1 ow0
u  oo0 ou0 ow2 u^0 ew1 eu1 oa2 au3
u^ oo1 ou1 eu1 ew1
oo ou0 ow2 ew1 eu1 oa2
ou ow0 au1 aw1 oa2
aa ai2 ea2 au2
ee ie0 ea0 ei0 ai2
ea ei1 ie1 ai2
ai ei0 ie1 a~0 i~1
a~ a1 ei0 ea1 e1 ai0
i~ i0 ie0 y1 ei1 ee1
au aw0 ow1 oa1
`;

/** Letters that Arabic writers take for each other by sound, by shape (a dot too few or too many), or because a foreign sound has no letter. */
const ARABIC_ARABIC = `
ه  ه$0 ح5
ب  ت6 ث6 ن6 ي6
ح  ج5 خ5
ج  خ5
ع  غ5
ر  ز6
ف  ق6
ن  ت6 ث6
ه$ ا$2 ت4 ا3
ت  ط2 ث3 د6
س  ص1 ز5 ث3 ش5
ث  ذ5 ص5 ف5
ذ  د2 ز2 ظ1 ض4
ز  ظ3 ص5 ض5
د  ض4 ط6
ط  ظ5
ض  ظ0 ص5
ك  ق2 غ3 ج4 خ6
ق  غ2 ج2 خ6
غ  ج1 خ5 ع6
ج  ش5 تش3
ش  تش2
تز ز1 س4
ف  ب6
ا  ا^0 ا$0 ي5 و6 ع3 ء0
ا^ اي^3 او^3 ع2
ا$ ي$4 ء1
ي  ي$0 ي^0 اي^1 اي2 ء2
اي اي^0 ا3 ي$2 ا$4
او او^0 ا3 و2
و  و^0 او^1
ي^ اي^3
وي$ ي$3 و3
و^ او^3
ع  ء3 ا3
8~ ق0 غ1
9~ ص0 ق1
`;

const VOWELS = new Set(
  "a e i o u y$ a^ e^ i^ o^ u^ a$ e$ a~ i~ aa ee oo ou ai ei au aw ie ea oa eu oi ow ew".split(" "),
);
const LONG_VOWELS = new Set("ا و ي اي او ا^ او^ اي^ ا$ ي$ وي$".split(" "));
const FAINT = new Set("ع ء ه$ h$ ه h w y و^ ي^".split(" "));

const SIZE = SYMBOLS.length;
/** A wrong consonant. */
const WRONG = 1;
/** A wrong vowel of the same script, when no line above knows the pair. */
const WRONG_VOWEL = 0.4;

/** How much of a word each symbol is: what missing it costs when both words are of one script. */
export const WEIGHT = new Float32Array(SIZE);
/** What a symbol without a counterpart costs when the other word is in the other script, which may not write it. */
export const GAP_ACROSS = new Float32Array(SIZE);
/** Substitution costs, `COST[a * SYMBOLS.length + b]`, symmetric, 0 for a symbol and itself. */
export const COST = new Float32Array(SIZE * SIZE);

const id = (symbol: string): number => {
  const found = SYMBOL_ID.get(symbol);
  if (found === undefined) throw new Error(`costs: no symbol ${symbol}`);
  return found;
};

for (const symbol of SYMBOLS) {
  const own = id(symbol);
  if (VOWELS.has(symbol)) {
    WEIGHT[own] = 0.4;
    GAP_ACROSS[own] =
      symbol === "e$" ? 0.05 : "a e a^ e^ i".split(" ").includes(symbol) ? 0.15 : 0.25;
  } else if (LONG_VOWELS.has(symbol)) {
    WEIGHT[own] = 0.5;
    GAP_ACROSS[own] = 0.4;
  } else if (FAINT.has(symbol)) {
    WEIGHT[own] = symbol === "ه$" || symbol === "h$" ? 0.3 : 0.5;
    GAP_ACROSS[own] = "ع ء ه$ h$".split(" ").includes(symbol) ? 0.2 : 0.5;
  } else {
    WEIGHT[own] = 1;
    GAP_ACROSS[own] = symbol === "ح" ? 0.6 : 1;
  }
  for (const other of SYMBOLS) {
    const bothVowels =
      (VOWELS.has(symbol) && VOWELS.has(other)) ||
      (LONG_VOWELS.has(symbol) && LONG_VOWELS.has(other));
    COST[own * SIZE + id(other)] =
      symbol === other && symbol !== "?" ? 0 : bothVowels ? WRONG_VOWEL : WRONG;
  }
}

for (const line of `${ARABIC_LATIN}${LATIN_LATIN}${ARABIC_ARABIC}`.split("\n")) {
  const [symbol, ...others] = line.split(/ +/);
  if (!symbol) continue;
  for (const other of others) {
    const cost = Number(other.slice(-1)) / 10;
    const name = other.slice(0, -1);
    COST[id(symbol) * SIZE + id(name)] = cost;
    COST[id(name) * SIZE + id(symbol)] = cost;
  }
}
