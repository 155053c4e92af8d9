import { anywhere, exactly } from "../../languages/patterns.ts";
import type { CardWords } from "./card-words.ts";
import { never } from "./never.ts";

const adverbs = "(?:\\s+(?:basicamente|simplesmente|apenas|na verdade|também|essencialmente|geralmente|só))*";
const genus = "(?:uma?|os?|as?|o que|quando|qualquer|aquel[ea]|aquilo)(?![\\p{L}])";
const plural = "\\p{L}+s\\s+(?:\\p{L}+s\\s+)?(?:que|de|com|para)(?![\\p{L}])";

export const portuguese: CardWords = {
  copulas: [
    {
      pattern: new RegExp(`^\\s+(?<verb>é|era|foi)${adverbs}\\s+(?=${genus})`, "iu"),
      ask: (term, verb) => `O que ${verb} ${term}?`,
    },
    {
      pattern: new RegExp(`^\\s+(?<verb>são|eram|foram)${adverbs}\\s+(?=${genus}|${plural})`, "iu"),
      ask: (term, verb) => `O que ${verb} ${term}?`,
    },
    {
      pattern: /^\s+(?<verb>significa|mede|descreve|representa|contém|inclui|implica|requer)\s+(?=\p{L})/iu,
      ask: (term, verb) => `O que ${verb} ${term}?`,
    },
    { pattern: /^\s+(?<verb>consistem?) em\s+/iu, ask: (term, verb) => `Em que ${verb} ${term}?` },
    { pattern: /^\s+(?:se (?<verb>referem?)|(?<other>referem?)-se) a\s+/iu, ask: (term) => `A que se refere ${term}?` },
  ],
  naming:
    /(?:,|(?<![\s,]))\s+(?<verb>se chamam?|chamam?-se|é chamad[oa](?: de)?|são chamad[oa]s(?: de)?|é conhecid[oa] como|costuma ser chamad[oa] de)\s+(?:(?:os?|as?|uma?)\s+)?["“]?/iu,
  names:
    /(?<![\p{L}\p{N}])(?:chamad[oa]s?(?: de)?|se chamam?|chamamos(?: de)?|conhecid[oa]s? como|denominad[oa]s?|que chamamos de)(?:\s+(?:o|a|os|as|uma?))?\s+(?=["“«]?\p{L})/giu,
  described: /^(?:est[ea]s?|ess[ea]s?) (?:[\p{L}-]+ ){1,3}?(?=que )/iu,
  equates:
    /(?<![\p{L}])(?:se chamam?|(?:é|são) (?:chamad|conhecid|denominad)[oa]s?(?: (?:de|como))?)(?: (?:o|a|os|as|uma?))?\s+["“«]?$/iu,
  existential: /^(?:há|existem?|temos|é|são)(?![\p{L}])/iu,
  namingEnd: never,
  lead: /^(?:no entanto|portanto|claro|é claro|na verdade|além disso|de fato|em geral|em outras palavras|em resumo|curiosamente|no início|em alto nível|para efeito de comparação|por outro lado|em contraste|hoje em dia|basicamente|essencialmente|à primeira vista),\s+/iu,
  relatives: [
    /^[,;:]\s+(?=(?:uma?|o|a)\s+(?:(?!é|são|era|foi|tem)[\p{L}'-]{1,30}\s+){1,6}(?:que|onde|no qual|na qual|em que|cujo|cuja)\s)/iu,
    /^,\s+que\s+(?<verb>é|são)(?:\s+(?:basicamente|simplesmente))?\s+(?=(?:uma?|os?|as?)\s)/iu,
  ],
  defining: /(?<![\p{L}])(?:definimos|definir)\s+(?=\p{L})/giu,
  definedAs: /(?<!\s)\s+como\s+/iu,
  calledSo:
    /^(?:(?:e|então)\s+)?(?:ist?so|est[ea](?: \p{L}+)?|ess[ea](?: \p{L}+)?)(?:\s+(?:é|se|o que|também|costuma|ser))*\s+(?:chama(?:mos|d[oa])?|conhecid[oa] como|denomina(?:mos|d[oa])?)(?:\s+de)?\s+(?:(?:os?|as?|uma?)\s+)?["“]?/iu,
  mustCall: /chama|conhec|denomina/iu,
  whatCalled: (described) => `Como se chama isto? “${described}”`,
  whatIs: (term) => `O que se entende por “${term}”?`,
  standsFor: (short) => `O que significa ${short}?`,
  whichTerm: (definition) => `De que termo se trata: “${definition}”?`,
  asking: exactly(
    "ano|assim|acontece|para|quer|dizer|serve|servem|define|o|que|qual|como|quem|por|quando|onde|termo|trata|entende|chama|isto|diferem|diferenca|diferença|significa|refere|consiste|em",
  ),
  article: exactly("o|a|os|as|um|uma|uns|umas"),
  indefinite: /^(?:uma?s?)\s/iu,
  link: anywhere(
    "quer|dizer|serve|servem|ou|seja|nada|mais|vem|ser|definido|definida|e|é|sao|são|era|eram|foi|foram|significa|mede|descreve|representa|contem|contém|inclui|implica|requer|consiste|consistem|refere|referem|chama|chamam|chamado|chamada|chamados|chamadas|conhecido|conhecida|que|definimos|definir|como|costuma",
  ),
  interrupted: /(?<![\p{L}])(?:que|qual|porque|quando),/iu,
  functionWord: exactly(
    "cuj[oa]s?|o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|num|numa|com|por|pelo|pela|para|sem|sobre|entre|até|desde|ao|aos|à|às|e|ou|mas|porém|porque|que|quem|qual|como|quando|onde|se|eu|tu|ele|ela|nós|eles|elas|você|vocês|me|te|lhe|lhes|meu|minha|seu|sua|seus|suas|nosso|nossa|este|esta|isto|estes|estas|esse|essa|isso|esses|essas|aquele|aquela|é|são|era|eram|foi|foram|ser|está|estão|tem|têm|há|pode|podem|não|nem|mais|menos|muito|tão|também|já|aqui|ali|assim|cada|todo|toda|todos|todas|outro|outra|outros|outras|mesmo|mesma|algum|alguma|alguns|ambos|ambas|então|além|primeiro|primeira|segundo|segunda|última|último|única|único|só|apenas|somente|temos|vários|muitos",
  ),
  inTerm: exactly("de|do|da|dos|das|em"),
  vague: exactly(
    "\\p{L}{3,20}[aei]r|estudos?|pesquisadores|modelos?|cientistas|razão|ideia|pergunta|resposta|objetivo|coisa|coisas|problema|ponto|exemplo|caso|parte|passo|etapa|truque|chave|resultado|resto|diferença|vantagem|desvantagem|valor|número|gente|pessoas|tarefa|fato|verdade|tema|maneira|forma|tipo|título|nome|imagem|nova|novo|grande|melhor|principal|solução|esperança|pensamento|possibilidade|consequência|fim|começo|questão|saída",
  ),
  noDefinition: new RegExp(
    "^(?:(?:uma?|os?|as?)\\s+)?(?:como|forma como|maneira como|uma?\\s+d[aeo]s?|primeir[oa]|segund[oa]|terceir[oa]|próxim[oa]|últim[oa]|mesm[oa]s?|únic[oa]|melhor|pior|mais|maior|principal|bo[am]|ótim[oa]|grande|muito|pouco|problema|pergunta|razão|ponto|ideia|coisa|caso|resposta|resultado|parte|exemplo|verdadeir[oa]|semelhante|chave|importante|interessante|que)(?![\\p{L}])|^o que\\s+(?:eu|você|nós|eles|acabamos|queremos|estamos|vamos|precisamos)(?![\\p{L}])",
    "iu",
  ),
  sharpGenus:
    /^(?:uma?\s|quando|qualquer|(?:os?|as?) (?:\p{L}+\s){0,3}\p{L}+ (?:de|do|da|que|em|entre|para|com)(?![\p{L}]))/iu,
  unfinished: anywhere(
    "(?:o|a|os|as|um|uma|de|do|da|em|e|ou|que|é|são|com|para|como|por|muito|tão|mas|se|quando|seu|sua)$",
  ),
  contextual: anywhere(
    `est[ea]s?|ess[ea]s?|isto|isso|aquel[ea]s?|aquilo|dest[ea]s?|dess[ea]s?|nest[ea]s?|ness[ea]s?|disso|disto|nisso|nisto|aqui|ali|lá|acima|abaixo|antes|anterior(?:es|mente)?|até agora|agora|hoje|ontem|amanhã|novamente|mencion\\p{L}+|vimos|visto|slides?|figura|diagrama|quadro|tela|vídeos?|aula|capítulo|lição|curso|prova|o mesmo|a mesma|os mesmos|as mesmas|tal|tais|por exemplo|exemplos?
    no entanto|portanto|então|depois|assim|digamos|suponha|imagine|etcétera|etc|um deles|uma delas|obviamente|esquerda|direita|seguintes?|bom|ok|a seguir|último|última|outro lado|lhes?`,
  ),
  personal: anywhere(
    "eu|me|meu|meus|minha|minhas|mim|vamos|temos|vemos|queremos|precisamos|podemos|estamos|tínhamos|pense|imagine|olhe|veja|quero|acho|noss[oa]s? (?:exemplo|caso|modelo|primeir[oa]|rede|função|amigo|objetivo)",
  ),
  listeners: anywhere("tu|te|teu|tua|você|vocês"),
  pronoun: anywhere("ele|ela|eles|elas|lhe|lhes|seu|sua|seus|suas|dele|dela|deles|delas"),
  unsettled: anywhere(
    "muito|realmente|interessantes?|é que|aspecto|também|algo|alguém|digamos|suponha|suponhamos|imagine|se|seria|seriam|poderia|poderiam|teria|haveria|Alice|Bob|Charlie",
  ),
  tail: /,\s*(?:mas|porque|embora|enquanto|portanto|de modo que|o que|quando|então|são|é|está|estão|por exemplo|já que|pois|e (?:agora|é|isso|isto|por|a intenção|depois|em))(?![\p{L}])|[;:—]|\s[-–]+\s|\.\s|\se\s+(?:isso|isto|é|eu|você|nós|então|agora|depois)(?![\p{L}])/iu,
  clause: /(?:[;:]\s+|,\s+(?:mas|então|porque|embora|enquanto)\s+)(?=\p{L})/giu,
  finite: anywhere(
    "podia|podiam|fazia|faziam|sabia|sabiam|devia|deviam|vivia|viviam|chega|chegam|chegou|descreve|descrevem|representa|representam|inclui|incluem|atua|atuam|afeta|afetam|cria|criam|determina|determinam|explica|explicam|recebe|recebem|envia|responde|corresponde|correspondem|define|definem|evita|evitam|resolve|transforma|calcula|processa|armazena|cresce|crescem|vive|vivem|morre|começa|termina|dura|custa|provém|inventou|descobriu|desenvolveu|fundou|escreveu|publicou|morreu|começou|nasceu|conseguiu|demonstrou|propôs|costuma|costumam|vem|vêm|vai|vão|parece|fica|indica|indicam|expressa|impede|combina|oferece|aprende|minimiza|maximiza|muda|aumenta|é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|pode|podem|deve|devem|permite|permitem|causa|causam|significa|consiste|consistem|mostra|mostram|faz|fazem|dá|dão|requer|requerem|contém|produz|produzem|depende|dependem|aumenta|reduz|gera|utiliza|usa|usam|ocorre|serve|servem|forma|formam|existe|existem|há|se chama|chama-se|precisa|funciona|converte|exige",
  ),
  opening: exactly("em|no|na|durante|para|quando|antes|depois|sem|desde|por|segundo|dentro"),
  badStart:
    /^(?:é|são|era|foi|está|tem|pode|podem|e|ou|mas|que|porque|quando|como|onde|se|embora|também|apenas|só|não|nem|de|do|da|com|para que|cujo|cuja|o que|pois)(?![\p{L}])/iu,
  being: anywhere("é|são|era|eram|está|estão|determinam?"),
  subordinate: anywhere("que|quando|como|onde|quem|qual|quais|cujo|cuja|porque|se|enquanto"),
  detail: anywhere("de|do|da|dos|das|que|para|com|em|entre|quando|por|onde"),
  spoken: anywhere("ele|ela|eles|elas|lhes?|chamad[oa]s?|algo assim|alguém"),
  person: exactly("foi|foram|era|eram"),
  disagrees: (term, verb) =>
    /^(?:é|era|foi)$/u.test(verb) === /^(?:os|as|uns|umas)\s/iu.test(term) && /^(?:[oa]s?|uma?)\s/iu.test(term),
  splice: /,\s+(?:ele|ela|eles|elas|isso|o|a|os|as)\s+/iu,
  and: "e|ou",
  causal: anywhere(
    "porque|pois|já que|por isso|causam?|provocam?|permitem?|impedem?|aumentam?|reduz|reduzem|produz|produzem|geram?|controlam?|regulam?|determinam?|contém|contêm|consistem? em|se chamam?|é chamad[oa]|é conhecid[oa]|significam?|dependem? d[eoa]|servem? para|requer|requerem|exigem?|convertem?|é uma?|são os|são as|é o|é a|evitam?|garantem?",
  ),
};
