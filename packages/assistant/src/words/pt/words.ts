import { stemmer } from "@orama/stemmers/portuguese";
import { stopwords } from "@orama/stopwords/portuguese";
import type { LanguageData } from "../language-data.ts";
import { commonWords } from "./common-words.ts";

export const pt: LanguageData = {
  code: "pt",
  stem: stemmer,
  published: stopwords,
  stopWords: `
né tá tipo assim então bom bem ok aí daí pois sim não ah eh enfim muito muita muitos muitas mais menos pouco todo
toda todos todas tudo algo nada alguém cada outro outra outros outras mesmo mesma só somente também além sempre
nunca agora depois há havia ser é são era eram foi foram sido está estão estava ter tem têm tinha pode podem poder
quer vai vão vou vamos ir faz fazem fazer fez diz dizem dizer disse vê ver sabe saber dá coisa coisas forma maneira
que quê qual quais quem quando onde como porque porquê quanto quantos quanta quantas por para com sem sobre entre
segundo do da dos das no na nos nas ao aos se seu sua me te lhe olá oi obrigado obrigada favor usar usa usam gente
`,
  askingWords: `
entrevista podcast episódio seminário apresentação conversa debate discurso curso sessão tutorial
precisa precisam preciso introduziu
gravação aula palestra reunião conversa vídeo resumo resumir resuma tema temas assunto ideia ideias principal
principais chave importante importantes essencial central ponto pontos mensagem conceito conceitos trata fala falam
explica explicou explicam explique explicar explicação descreve descreva menciona mencionou aborda define defina
definição professor professora palestrante conteúdo detalhe transcrição aprendemos aprender conclusão papel função
propósito efeito relação diferença diferenças diferem distingue compare comparar comparação causa razão motivo
consequência passo passos tipo tipos lista funciona funcionam ocorre acontece significa significado serve exemplo
exemplos palavra palavras termo termos pergunta perguntas chama chamam ano anos pessoas número quantidade exatamente
`,
  generalWords: `
né tá tipo assim então bom bem ok okay aí daí pois sim não é ah eh hum ahn enfim certo cara gente olha veja sabe
digamos muito muita muitos muitas mais menos pouco pouca poucos poucas tudo todo toda todos todas algo nada ninguém
alguém cada qualquer outro outra outros outras mesmo mesma mesmos mesmas tanto tanta tantos tão só somente apenas
simplesmente realmente basicamente também além inclusive talvez quase sempre nunca jamais agora depois antes logo
hoje ontem amanhã ainda já aqui ali lá onde quando como porque porquê há havia houve haver ser sou és somos são era
eram foi foram será serão seria sido sendo seja estar estou está estamos estão estava estavam esteve estado ter
tenho tem temos têm tinha tinham teve tido terá poder posso pode podemos podem podia poderia pudesse querer quero
quer queremos querem ir vou vai vamos vão ia fosse fazer faço faz fazemos fazem fez feito fazia fazendo faça dizer
digo diz dizemos dizem disse dito dizendo ver vejo vê vemos veem viu visto vendo saber sei sabemos sabem dar dou dá
damos dão deu dado pôr põe colocar coloca chamar chama chamam chamamos chamado chamada passar passa passam ficar
fica ficam ficou chegar chega chegam chegou levar leva seguir segue seguinte seguintes parecer parece achar acho
acha pensar penso pensa entender entende entendem falar fala falam falamos falando falei tomar toma vir vem vêm veio
sair sai encontrar encontra lembrar lembra lembrem olhar começar começa começamos terminar termina deve devem dever
deveria precisa precisam precisar usar usa usam usado acontece acontecer existe existem exemplo exemplos coisa
coisas parte partes maneira forma formas tipos caso casos vez vezes momento tempo dia dias ano anos semana hora
horas minuto minutos sobre algum alguma alguns algumas significa neste nesta portanto disso desse dessa desses
dessas deste desta fato lado novamente exatamente sentido meio maior quanto claro geral longo próximo quais nisso
nesse melhor razão bastante enquanto única lembre-se determinado embora verdade mostrar sob correspondente
correspondentes correspondem vídeo lugar ponto tema assunto aula aulas pergunta perguntas palavra palavras ideia
pessoa pessoas um uma dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem cento mil
milhão milhões primeiro primeira segundo segunda terceiro terceira último última grande grandes pequeno pequena novo
nova boa importante importantes diferente diferentes
`,
  numbers: `
zero=0 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14
catorze=14 quinze=15 dezesseis=16 dezasseis=16 dezessete=17 dezassete=17 dezoito=18 dezenove=19 dezanove=19 vinte=20
trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100 cento=100 mil=1000
milhão=1000000 milhões=1000000
`,
  commonWords,
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:é|são|era|eram|foi)(?:\s+(?:basicamente|simplesmente|apenas|na verdade|também))*\s+(?:(?:uma?|uns|umas|os?|as?)(?!\s+(?:que|pouco|problema|mesm[oa]|grande|únic[oa]|melhor)(?![\p{L}\p{N}]))|quando|como|aquilo|algo|qualquer)|significam?|consiste|se (?:chama|define|refere)|chama-se|refere-se|trata-se)(?![\p{L}\p{N}])/iu,
    names:
      /(?:chama(?:mos|m|d[oa]s?)?|conhecid[oa]s? como|denomina(?:mos|m|d[oa]s?)?)(?:\s+(?:de))?(?:\s+(?:um|uma|o|a|os|as|sua|seu))?\s+["“]?$/iu,
    reason:
      /(?<!\p{L})(?:porque|por isso|já que|uma vez que|devido a|para que|a razão|o motivo|por causa d\p{L}+|portanto|graças a|provoca|faz com que|de modo que|senão|pois)(?!\p{L})/iu,
    example: /(?<!\p{L})(?:por exemplo|um exemplo|imagin\p{L}+|suponha\p{L}*|digamos)(?!\p{L})/iu,
    continues:
      /^(?:e|então|mas|agora|ou|depois|bom|bem|isso|isto|esse|essa|este|esta|ele|ela|eles|elas|também|porque|que|pois)(?!\p{L})/iu,
  },
};
